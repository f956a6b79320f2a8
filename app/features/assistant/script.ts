/** In which of its two languages the assistant is spoken to. */
export const scriptOf = (text: string): "ar" | "en" =>
  /\p{Script=Arabic}/u.test(text) ? "ar" : "en";
