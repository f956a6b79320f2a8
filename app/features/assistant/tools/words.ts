import { z } from "zod";

/** A name or a phrase of the person's: cut rather than refused, since a model wrote the argument. */
export const words = (description: string) =>
  z
    .string()
    .transform((text) => [...text.trim()].slice(0, 200).join(""))
    .meta({ description });
