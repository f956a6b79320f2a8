import type { JsonSchema } from "./json-schema";

/** One line of a table of fields. */
export interface Field {
  /** Where it stands, such as `matches[].brand.id`. */
  path: string;
  /** Such as `string`, `number[]` or `string | null`. */
  type: string;
  /** The only values it can have, if they are few. */
  values: string[];
  required: boolean;
  /** In English, from the schema; empty where the name says it all. */
  description: string;
}

/** The fields of an object schema, each followed by those inside it. */
export function fieldsOf(schema: JsonSchema, prefix = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const item = property.items;
    const path = `${prefix}${name}${item ? "[]" : ""}`;
    const field: Field = {
      path,
      type: typeOf(property),
      values: valuesOf(property),
      required: schema.required?.includes(name) ?? false,
      description: property.description ?? "",
    };
    return [field, ...fieldsOf(item ?? property, `${path}.`)];
  });
}

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  return schema.type ?? "any";
}

function valuesOf(schema: JsonSchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  return (schema.enum ?? []).map(String);
}
