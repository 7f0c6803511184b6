import type * as z from 'zod/mini'

/** The names of a schema's fields, in its order. */
export const fieldsOf = <Shape extends z.core.$ZodLooseShape>(schema: { shape: Shape }) =>
  Object.keys(schema.shape) as (keyof Shape & string)[]
