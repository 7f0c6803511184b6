/** What is wrong, by field and in reading order. */
export type FormErrors = Record<string, string>

/** Messages by the field that shows them: the first one for each field. */
export function errorsAt(errors: FormErrors, fieldOf: (path: string) => string): FormErrors {
  const shown: FormErrors = {}
  for (const [path, message] of Object.entries(errors)) shown[fieldOf(path)] ??= message
  return shown
}
