/** Every address that nothing else answers. The root's error page says what to do next. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
