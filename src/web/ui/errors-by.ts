import * as z from 'zod/mini'
import type { FormErrors } from './form-errors.ts'

/** Checks a form by a schema: of each wrong field, the first message. */
export const errorsBy =
  (schema: z.core.$ZodType) =>
  (values: unknown): FormErrors => {
    const errors: FormErrors = {}
    for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) errors[path.join('.')] ??= message
    return errors
  }
