import { fold } from "~/features/names";

/** «مو قصر كيرلا», "anywhere but Herfy": the restaurant that is left out. */
export function exceptIn(said: string, restaurant: string): string {
  const name = fold(restaurant);
  const at = name === "" ? -1 : said.indexOf(name);
  return at > 0 && EXCEPT.test(said.slice(0, at)) ? restaurant : "";
}

const EXCEPT =
  /(?:^| )(?:not|except|other than|but not|anywhere but|besides|غير|مو|مب|ماعدا|ما عدا|الا|بدون|من غير|without)(?: (?:from|at|the|من|عند|مطعم))*(?: |$)$/;
