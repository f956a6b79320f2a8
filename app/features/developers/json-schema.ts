import { z } from "zod";

/** The part of JSON Schema 2020-12 that zod writes for the shapes of the contract. */
export interface JsonSchema {
  type?: string;
  const?: string | number | boolean;
  enum?: (string | number | null)[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/**
 * A zod schema as JSON Schema 2020-12.
 *
 * @param io `input` for what a caller sends, `output` for what the service answers.
 */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as JsonSchema;
  return rest;
}
