/** JSON that can stand in a script: without what may end it or begin a comment in it, and what older ones took for ends of lines. */
export const escapedJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
