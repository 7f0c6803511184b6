import list from './forms.json' with { type: 'json' }
import { catalog, type Term } from './term.ts'

/** Returns and statements by the number that everyone calls them by. */
export const forms = catalog<Term & { title: string }>(list)
