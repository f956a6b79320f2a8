import { expect, test } from "vitest";
import { z } from "zod";
import { fieldsOf } from "./fields";
import { jsonSchemaOf } from "./json-schema";

const schema = z.object({
  name: z.string().meta({ description: "What it is called." }),
  size: z.enum(["small", "large"]).nullable(),
  parts: z.array(z.object({ price: z.number() })),
  tags: z.array(z.string()).optional(),
});

test("an object becomes lines, each followed by what is inside it", () => {
  expect(fieldsOf(jsonSchemaOf(schema, "output"))).toEqual([
    { path: "name", type: "string", values: [], required: true, description: "What it is called." },
    {
      path: "size",
      type: "string | null",
      values: ["small", "large"],
      required: true,
      description: "",
    },
    { path: "parts[]", type: "object[]", values: [], required: true, description: "" },
    { path: "parts[].price", type: "number", values: [], required: true, description: "" },
    { path: "tags[]", type: "string[]", values: [], required: false, description: "" },
  ]);
});
