import list from './standards.json' with { type: 'json' }
import { catalog, type Term } from './term.ts'

/** Accounting and auditing standards. */
export const standards = catalog<Term & { title: string }>(list)
