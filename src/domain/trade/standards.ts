import list from './standards.json' with { type: 'json' }
import { catalogue, type Term } from './term.ts'

/** What books are kept and audited by. */
export const standards = catalogue<Term & { title: string }>(list)
