import { brand } from '../brand.ts'
import type { FactorKind } from '../projects/need.ts'
import type { Factor } from './fit.ts'

/** What each kind of line is called. */
export const factorLabels = {
  service: 'Services',
  software: 'Software',
  form: 'Forms',
  standard: 'Standards',
  credential: 'Credential',
  state: 'States',
  industry: 'Industries',
  language: 'Languages',
  overlap: 'Time overlap',
  hours: 'Hours per week',
  start: 'Start',
  rate: 'Rate',
  level: 'Seniority',
  vetting: 'Vetting',
  replies: 'Replies',
} as const satisfies Record<FactorKind, string>

/** The part that a line plays: what is asked, or what would be nice. */
export const partOf = (name: string): 'required' | 'nice' => (name.startsWith('nice: ') ? 'nice' : 'required')

/** A line's name as people read it: `software: Xero` is Xero. */
export function labelOfLine(name: string): string {
  const bare = name.replace(/^nice: /, '')
  const colon = bare.indexOf(': ')
  return colon < 0 ? (factorLabels[bare as FactorKind] ?? bare) : bare.slice(colon + 2)
}

/** What scorecards say stays among admins; that someone was vetted doesn't. */
const vettingSentences = {
  met: `Vetted by ${brand.name}`,
  partly: `Vetted by ${brand.name}, below the usual score`,
  unknown: `Vetted by ${brand.name}, not scored`,
  missing: 'Not vetted',
} as const

export const sentenceOf = ({ kind, state, sentence }: Pick<Factor, 'kind' | 'state' | 'sentence'>): string =>
  kind === 'vetting' ? vettingSentences[state] : sentence
