import * as z from 'zod/mini'

/** A field that may be null, and is when it is left out. */
export const orNull = <T extends z.core.SomeType>(schema: T) => z._default(z.nullable(schema), null)
