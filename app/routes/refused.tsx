/** Where `prepareEveryRequest` sends what another site made a browser write: the error page, with 403. */
export function loader() {
  throw new Response(null, { status: 403 });
}

export default function Refused() {
  return null;
}
