import type { Item } from './trade.ts'

/** Programs whose names are also people's, companies' or ordinary words. */
const nameWords: Record<string, string> = {
  'Drake Tax': 'Drake',
  Lacerte: 'Lacerte',
  Gusto: 'Gusto',
  'Sage Intacct': 'Sage',
  'Sage 50': 'Sage',
  'Sage 100': 'Sage',
  'Sage 300 Construction': 'Sage',
  BILL: 'Bill',
  Ramp: 'Ramp',
  Vista: 'Vista',
  Foundation: 'Foundation',
  Canopy: 'Canopy',
  Vertex: 'Vertex',
  Rippling: 'Rippling',
  Vena: 'Vena',
  Wave: 'Wave',
  Tableau: 'Tableau',
  BlackLine: 'Blackline',
  Divvy: 'Divvy',
}

export const nameWordOf = ({ kind, value }: Item) => (kind === 'software' ? nameWords[value] : undefined)
/** The number of a form, which other things can have as well. */
export const numberIn = ({ kind, value }: Item) => (kind === 'form' ? /\d{3,4}/.exec(value)?.[0] : undefined)
