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

/** Messages by the field that shows them: the first one for each field. */
export function errorsAt(errors: FormErrors, fieldOf: (path: string) => string): FormErrors {
  const shown: FormErrors = {}
  for (const [path, message] of Object.entries(errors)) shown[fieldOf(path)] ??= message
  return shown
}
