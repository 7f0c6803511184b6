import list from './forms.json' with { type: 'json' }
import { catalogue, type Term } from './term.ts'

/** Returns and statements by the number that everyone calls them by. */
export const forms = catalogue<Term & { title: string }>(list)
