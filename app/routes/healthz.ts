/** The process answers; what stands behind it is not asked. */
export const loader = () => new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
