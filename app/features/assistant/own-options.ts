/** Under this name the built-in model is told what no prompt says; other models leave it alone. */
export const OWN_OPTIONS = "waffir";
