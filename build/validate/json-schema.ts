import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';

export type Json = z.core.JSONSchema.JSONSchema;

/** A picture in a schema, as a JSON Schema says it. */
const pictureSchema = () => z.string().meta({ picture: true, title: 'Picture' });

/** The schema of a collection, which may be a function of Astro's context. */
export function schemaOf(schema: unknown): z.ZodType {
  const context = { image: pictureSchema } as unknown as SchemaContext;
  return (typeof schema === 'function' ? schema(context) : schema) as z.ZodType;
}

/**
 * What a schema says of the values that stand in a file. Where it changes them before it checks them (a day without quotes
 * becomes text), the schema behind the change tells the kind of field.
 */
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
