import list from './standards.json' with { type: 'json' }
import { catalog, type Term } from './term.ts'

/** What books are kept and audited by. */
export const standards = catalog<Term & { title: string }>(list)
