import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';

export type Json = z.core.JSONSchema.JSONSchema;

const pictureSchema = () => z.string().meta({ picture: true, title: 'Picture' });

/** Returns a collection's schema, which may be a function of Astro's context. @param image returns the schema of a picture's path */
export function schemaOf(schema: unknown, image: () => z.ZodType = pictureSchema): z.ZodType {
  const context = { image } as unknown as SchemaContext;
  return (typeof schema === 'function' ? schema(context) : schema) as z.ZodType;
}

/** Returns the JSON Schema of the values in a file, or, if a schema first changes a value (a day without quotes), of the result. */
export const asJson = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
      const { $schema: _, ...behind } = asJson(def.out as z.ZodType);
      Object.assign(jsonSchema, behind);
    },
  }) as Json;

export const asObject = (schema: Json['items']): Json | undefined =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : undefined;
