import type { JsonSchema } from "./json-schema";

/** One line of a table of fields. */
export interface DocumentedField {
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

/** The fields of an object schema, each followed by those inside it; of one of several, all that they have. */
export function fieldsOf(schema: JsonSchema, prefix = ""): DocumentedField[] {
  if (schema.oneOf) return fieldsOf(joined(schema.oneOf), prefix);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const item = property.items;
    const path = `${prefix}${name}${item ? "[]" : ""}`;
    const field: DocumentedField = {
      path,
      type: typeOf(property),
      values: valuesOf(property),
      required: schema.required?.includes(name) ?? false,
      description: property.description ?? "",
    };
    return [field, ...fieldsOf(item ?? property, `${path}.`)];
  });
}

/** Objects of several kinds as one: required is what all of them have. */
function joined(kinds: readonly JsonSchema[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const kind of kinds)
    for (const [name, property] of Object.entries(kind.properties ?? {})) {
      const known = properties[name];
      const values = [...(known?.enum ?? []), ...constantOf(property)];
      properties[name] = values.length > 0 ? { ...property, enum: values } : property;
    }
  const required = Object.keys(properties).filter((name) =>
    kinds.every((kind) => kind.required?.includes(name)),
  );
  return { type: "object", properties, required };
}

const constantOf = ({ const: value }: JsonSchema) =>
  typeof value === "string" || typeof value === "number" ? [value] : [];

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.items) return `${typeOf(schema.items)}[]`;
  return schema.type ?? "any";
}

function valuesOf(schema: JsonSchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  return (schema.enum ?? []).map(String);
}
