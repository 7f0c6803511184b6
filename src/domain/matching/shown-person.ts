import type { FactorKind } from '../projects/need.ts'
import type { Factor, Fit, Standing } from './fit.ts'
import type { State } from './term-fit.ts'

/** The lists of people that a firm goes through. */
export const shownLists = ['shortlist', 'fits', 'near', 'unknown'] as const
export type ShownList = (typeof shownLists)[number]

/** A line as it is kept: no sentence, since some of them repeat what somebody asks for an hour or when they are free. */
export type KeptLine = {
  name: string
  state: State | 'off'
  contribution: number
  least: number
  most: number
  outOf: number
}

/** Somebody whom a firm was shown: where on which list, and what each line gave. */
export type ShownPerson = {
  id: string
  list: ShownList
  place: number
  score: number
  standing: Standing
  /** The change by which an admin put them there. */
  change?: number
  lines: KeptLine[]
}

const kept = ({ name, state, contribution, least, most, outOf }: Factor): KeptLine => ({
  name,
  state,
  contribution,
  least,
  most,
  outOf,
})

export const shownPerson = (fit: Fit, list: ShownList, place: number, change?: number): ShownPerson => ({
  id: fit.id,
  list,
  place,
  score: fit.score,
  standing: fit.standing,
  ...(change !== undefined && { change }),
  lines: [...fit.factors.map(kept), ...fit.off.map((factor) => ({ ...kept(factor), state: 'off' as const }))],
})

/** `nice: software: Xero` is software, `rate` is the rate. */
export function kindOfLine(name: string): FactorKind {
  const bare = name.replace(/^nice: /, '')
  const colon = bare.indexOf(': ')
  return (colon < 0 ? bare : bare.slice(0, colon)) as FactorKind
}

/** What a kept line says, without what was known then. */
export const keptSentences = {
  met: 'Met',
  partly: 'Met in part',
  missing: 'Missed',
  unknown: 'Not known then',
  off: 'Not counted',
} as const satisfies Record<KeptLine['state'], string>
