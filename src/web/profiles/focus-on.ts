import { focusField } from '../ui/focus-field.ts'

/** Leads to a field by its path once it is drawn: an entry that was just added, or folded. */
export function focusOn(path: string) {
  requestAnimationFrame(() => requestAnimationFrame(() => focusField([path])))
}
