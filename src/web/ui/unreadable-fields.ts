import { valueAt } from './field-path.ts'
import type { FormErrors } from './form-errors.ts'

const messages: Record<string, string> = {
  number: 'Please enter a number.',
  date: 'Please enter a date.',
  'datetime-local': 'Please enter a date and time.',
  time: 'Please enter a time, such as 09:00.',
}

/** Fields with text that the browser can't read as a number, a date or a time. To the form they look empty. */
export function unreadableFields(values: unknown, within: ParentNode): FormErrors {
  const errors: FormErrors = {}
  for (const { type, dataset, validity } of within.querySelectorAll<HTMLInputElement>('input[data-path]')) {
    const { path = '' } = dataset
    const message = validity.badInput && valueAt(values, path) !== undefined && messages[type]
    if (message) errors[path] ??= message
  }
  return errors
}
