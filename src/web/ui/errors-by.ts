import * as z from 'zod/mini'

/** What is wrong, by field and in reading order. */
export type FormErrors = Record<string, string>

/** Checks a form by a schema: of each wrong field, the first message. */
export const errorsBy =
  (schema: z.core.$ZodType) =>
  (values: unknown): FormErrors => {
    const errors: FormErrors = {}
    for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) errors[path.join('.')] ??= message
    return errors
  }

/** The messages of the fields that were left already: those never visited keep quiet until the form is sent. */
export const errorsOfLeft = (wrong: FormErrors, left: ReadonlySet<string>): FormErrors =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => left.has(field)))
