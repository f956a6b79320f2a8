import { StartError } from "~/server/start-error";
import { camelApart, columnWords, isColumnOf } from "./columns";
import { MENU_COLUMNS, type MenuColumn } from "./menu-row";
import {
  amountOf,
  doSizesAdd,
  type FoundChoice,
  isAmount,
  isSaid,
  type PricedChoice,
  type PricedLine,
  type SizedDish,
  wholePrices,
} from "./size-prices";
import type { Table } from "./table";

type Thing = Readonly<Record<string, unknown>>;

/** What a dish takes from the things around it. */
interface Around {
  /** What the group is called, in one language or both, or its id where its names are elsewhere. */
  heading: readonly string[];
  restaurant: readonly string[];
}

/** A thing of a menu with its number: a dish, or what has a name and neither a price nor anything in it. */
interface FoundThing {
  line: number;
  thing: Thing;
  around: Around;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));
/** Keys that say what a list is to a program, which no guest reads. */
const NO_HEADING = words(
  `menu menus category categories section sections group groups item items product products dish dishes
  meal meals data list entries component components children results restaurant restaurants`,
);
/** Keys that hold the sizes of a dish, or what platforms ask; other lists with prices hold what can be added to it. */
const KINDS = words(
  "price prices size sizes variant variants type types portion portions platform platforms offer offers",
);
const PRICE = words("price prices cost سعر السعر الاسعار");
const AMOUNT = words("amount value");
const ID = words("id");
/** Of these, those that hold nothing but sizes and choices, which may cost something more. */
const SIZES = words("size sizes variant variants type types portion portions");
/** Beside a price: that it comes on top of the dish's own. */
const ON_TOP = words("add added adds extra additional plus delta surcharge");
const NAME = words("name title label اسم الاسم");

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isAbout = (key: string, known: ReadonlySet<string>) =>
  columnWords(key).some((word) => known.has(word));
const isOf = (key: string, ...fields: MenuColumn[]) =>
  fields.some((field) => isColumnOf(MENU_COLUMNS, field, key));

/** What a thing is called; `{ ar, en }` is in both languages. */
const namesOf = (thing: Thing): string[] =>
  saidUnder(thing, (key) => isAbout(key, NAME) || isOf(key, "dish", "section"));

const saidUnder = (thing: Thing, isWanted: (key: string) => boolean): string[] =>
  Object.entries(thing)
    .filter(([key]) => isWanted(key))
    .flatMap(([, value]) =>
      isThing(value) ? namesOf(value) : isSaid(value) ? [String(value)] : [],
    );

/** Whether it has a price, or prices by size. */
const isPriced = (thing: Thing) =>
  Object.entries(thing).some(
    ([key, value]) => priceIn(key, value) !== undefined || choicesOf(key, value).length > 0,
  );

/** A price as it is written, or as programs keep money: `{ amount: 12, currency: "SAR" }`. */
function priceIn(key: string, value: unknown): string | undefined {
  if (!isAbout(key, PRICE)) return undefined;
  if (isSaid(value)) return String(value);
  const [amount] = isThing(value)
    ? Object.entries(value).filter(([name, one]) => isAbout(name, AMOUNT) && isAmount(one))
    : [];
  return amount && String(amount[1]);
}

/** What stands where there is no price. */
const isNone = (value: unknown) => value === null || /^[-–—]*$/.test(String(value).trim());

/**
 * Reads a menu in JSON as programs keep it: groups inside groups, under keys or in lists, with dishes in them; prices by size or
 * choice; groups that have their names in a list apart from their dishes.
 */
export function readNestedMenu(data: unknown): Table {
  const dishes: FoundThing[] = [];
  const nameless: FoundThing[] = [];
  walk(data, { heading: [], restaurant: [] });
  if (dishes.length === 0) throw new StartError("The JSON is no menu: nothing in it has a price.");
  const names = new Map(nameless.map(({ thing }) => [String(thing.id), namesOf(thing)]));
  const headings = new Set<string>();
  const doesAdd = doSizesAdd(dishes.map(({ thing }) => pricedDish(thing)));
  const rows = dishes.flatMap(({ line, thing, around }) =>
    linesOf(thing, doesAdd).map(({ values, mended }) => {
      const keys = Object.keys(values);
      const named = keys.filter((key) => isOf(key, "section"));
      // `categoryId` says it by its number, where the list of names is there too.
      const own = named.length > 0 ? named : keys.filter((key) => isNumbered(key, values[key]));
      const ids = own.length > 0 ? own.map((key) => values[key] ?? "") : around.heading;
      for (const id of ids) headings.add(id);
      const heading = ids.flatMap((id) => names.get(id) ?? (own.length > 0 ? id : keySaid(id)));
      const rest = Object.entries(values).filter(([key]) => !own.includes(key));
      return {
        ...{ line, mended },
        values: {
          ...(around.restaurant.length > 0 && { restaurant: around.restaurant.join(" / ") }),
          ...(heading.length > 0 && { section: heading.join(" / ") }),
          ...Object.fromEntries(rest),
        },
      };
    }),
  );
  const broken = nameless
    .filter(({ thing }) => !headings.has(String(thing.id)))
    .map(({ line }) => ({ line, why: "has no price, and nothing beside it has one" }));
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  return { unit: "record", columns, rows, broken, osm: false };

  function isNumbered(key: string, id = ""): boolean {
    const heading = columnWords(key).filter((word) => !ID.has(word));
    return isAbout(key, ID) && isOf(heading.join(" "), "section") && names.has(id);
  }

  function walk(node: unknown, around: Around): void {
    if (Array.isArray(node)) walkAll(node, around);
    else if (isThing(node) && isPriced(node)) find(dishes, node, around);
    else if (isThing(node)) walkThing(node, around);
  }

  /** Beside dishes that have a price stand those that have none yet. */
  function walkAll(things: readonly unknown[], around: Around): void {
    const isOfDishes = things.some((one) => isThing(one) && isPriced(one));
    for (const one of things)
      if (isOfDishes && isThing(one)) find(dishes, one, around);
      else walk(one, around);
  }

  function walkThing(thing: Thing, around: Around): void {
    const inner = Object.entries(thing).filter(([, value]) => typeof value === "object" && value);
    const restaurant = saidUnder(thing, (key) => isOf(key, "restaurant"));
    const heading = restaurant.length > 0 ? [] : namesOf(thing);
    const here = {
      heading: heading.length > 0 ? heading : around.heading,
      restaurant: restaurant.length > 0 ? restaurant : around.restaurant,
    };
    if (inner.length === 0 && heading.length > 0) find(nameless, thing, around);
    else if (inner.some(([, one]) => isThing(one) && isPriced(one)))
      walkAll(
        inner.map(([, one]) => one),
        here,
      );
    else
      for (const [key, value] of inner)
        walk(
          value,
          heading.length > 0 || isAbout(key, NO_HEADING) ? here : { ...here, heading: [key] },
        );
  }

  function find(list: FoundThing[], thing: Thing, around: Around): void {
    list.push({ line: dishes.length + nameless.length + 1, thing, around });
  }
}

/** One word with capitals between its parts; short beginnings are names: "McDonalds". */
const CAMEL = /^(\p{Ll}|\p{Lu}\p{Ll}{3,}\p{Lu})[\p{L}\p{N}]*$/u;

/** A key as a heading: "cold-drinks" and "coldDrinks" are "Cold drinks"; other capitals are the menu's own. */
function keySaid(key: string): string {
  const said = CAMEL.test(key) ? camelApart(key) : key.replace(/[_-]+/g, " ").trim();
  const rest = said.slice(1);
  return said.charAt(0).toUpperCase() + (/^\p{Ll}\S*$/u.test(key) ? rest.toLowerCase() : rest);
}

const found = (choice: PricedChoice, mayAdd: boolean, isSaid = false): FoundChoice => ({
  ...{ choice, mayAdd },
  isSaidOnTop: mayAdd && (isSaid || choice.price.startsWith("+")),
});

/** Prices by size, choice or platform: `{ small: 9, large: 14 }`, the same with things, or a list of things with names. */
function choicesOf(key: string, value: unknown): FoundChoice[] {
  if (!isAbout(key, KINDS) || priceIn(key, value) !== undefined) return [];
  const mayAdd = isAbout(key, SIZES);
  if (Array.isArray(value)) return value.filter(isThing).flatMap((one) => choiceIn(one, mayAdd));
  if (!isThing(value)) return [];
  const prices = Object.entries(value).filter(([, price]) => !isNone(price));
  if (prices.every(([, one]) => isThing(one)))
    return prices.flatMap(([size, one]) => choiceIn(one as Thing, mayAdd, size));
  // `{ id: 3, name: "hot" }` says of which kind it is, and no price.
  const isOfPrices =
    prices.some(([, price]) => isAmount(price)) &&
    prices.every(([size, price]) => amountOf(price) >= 0 && !isAbout(size, ID));
  return isOfPrices
    ? prices.map(([size, price]) => found({ size, price: String(price) }, mayAdd))
    : [];
}

/** The price in a thing, under the name it has in itself, or else under the key it stands by. */
function choiceIn(one: Thing, mayAdd: boolean, key?: string): FoundChoice[] {
  const [size = key] = saidUnder(
    one,
    (name) => isAbout(name, NAME) || isOf(name, "size", "option", "platform"),
  );
  const [said] = Object.entries(one).flatMap(([name, inner]) => {
    const price = priceIn(name, inner);
    return price === undefined ? [] : { price, isOnTop: isAbout(name, ON_TOP) };
  });
  if (size === undefined || said === undefined) return [];
  const [delivery_fee] = saidUnder(one, (name) => isOf(name, "fee"));
  const choice = { size, price: said.price, ...(delivery_fee !== undefined && { delivery_fee }) };
  return [found(choice, mayAdd, said.isOnTop)];
}

function pricedDish(dish: Thing): SizedDish {
  const choices = Object.entries(dish).flatMap(([key, value]) => choicesOf(key, value));
  const [own] = Object.entries(dish).flatMap(([key, value]) => priceIn(key, value) ?? []);
  return { choices, own };
}

/** The lines that a dish makes, one for each of its prices; what is nested in it under names of both. */
function linesOf(dish: Thing, doesFileAdd: boolean): PricedLine[] {
  const values: Record<string, string> = {};
  const priced = pricedDish(dish);
  const { choices } = priced;
  for (const [key, value] of Object.entries(dish)) {
    if (choices.length > 0 && (isAbout(key, KINDS) || isAbout(key, PRICE))) continue;
    const said = priceIn(key, value) ?? value;
    const inner = isThing(said) ? Object.entries(said) : [["", said] as const];
    for (const [name, one] of inner)
      if (one !== null && one !== undefined)
        values[name ? `${key}_${name}` : key] =
          typeof one === "object" ? JSON.stringify(one) : String(one).trim();
  }
  if (choices.length === 0) return [{ values }];
  return wholePrices(priced, doesFileAdd).map((line) => ({
    ...line,
    values: { ...values, ...line.values },
  }));
}
