import { valueAt } from './field-path.ts'
import type { FormErrors } from './form-errors.ts'

const names: Record<string, string> = {
  number: 'number',
  date: 'date',
  time: 'time',
  'datetime-local': 'date and time',
}

/** Fields with text that the browser can't read as a number, a date or a time. To the form they look empty. */
export function unreadableFields(values: unknown, within: ParentNode): FormErrors {
  const errors: FormErrors = {}
  for (const { type, dataset, validity } of within.querySelectorAll<HTMLInputElement>('input[data-path]')) {
    const { path = '' } = dataset
    if (names[type] && validity.badInput && valueAt(values, path) !== undefined)
      errors[path] = `Please enter a ${names[type]}.`
  }
  return errors
}
