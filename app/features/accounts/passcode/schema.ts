import { z } from "zod";
import { parsePasscode } from "./passcode";
import { parseMobile } from "./phone";

/** The form that asks for a number, to be parsed asynchronously. Mobiles of `countries` (ISO codes) are read into E.164. */
export const phoneFormSchema = (countries: readonly string[]) =>
  z.object({
    phone: z.string().transform(async (text, context) => {
      const phone = await parseMobile(text, countries);
      if (!phone) context.addIssue({ code: "custom", message: "invalid" });
      return phone ?? z.NEVER;
    }),
  });

/** The form that asks for the code; spaces and Arabic digits are read too. */
export const passcodeFormSchema = z.object({
  code: z.string().transform((text, context) => {
    const code = parsePasscode(text);
    if (!code) context.addIssue({ code: "custom", message: "invalid" });
    return code ?? z.NEVER;
  }),
});
