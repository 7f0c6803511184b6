import { generalNameOf, nearTo, type TermKey } from '../trade/relations.ts'
import { vocabulary } from '../trade/vocabulary.ts'
import type { TalentFacts } from './facts.ts'
import type { Month } from './jobs.ts'
import { hashOf } from './rank.ts'
import { type LineFit, notMentioned, type State, wantedFit } from './term-fit.ts'
import { engineVersion, limits, shares } from './weights.ts'

/** How somebody fits a term, as one of few: its share and state. */
export type Class = Pick<LineFit, 'share' | 'state'>

const own: Class[] = [
  ...[shares.shown, shares.shownSomewhere, shares.shown * shares.follows, shares.shownSomewhere * shares.follows],
  ...[shares.title, shares.summary, shares.said],
].map((share) => ({ share, state: 'met' as State }))
const ownUnsure: Class[] = [shares.listed, shares.crammed, shares.hint].map((share) => ({ share, state: 'unknown' }))
const ownPartly: Class[] = [shares.short, shares.guided, shares.old, shares.local].map((share) => ({
  share,
  state: 'partly',
}))
const ownAll = [...own, ...ownUnsure, ...ownPartly]

const keyOf = ({ share, state }: Class) => `${Math.round(share * 1e6)} ${state}`

/** Every class that the published figures allow; the first is that of a term nobody mentions. */
export const classes: readonly Class[] = [
  ...new Map(
    [
      notMentioned,
      { share: shares.denied, state: 'missing' as State },
      ...ownAll,
      ...ownAll
        .filter(({ share }) => share > shares.related)
        .map(({ share }) => ({ share: share * shares.general, state: 'unknown' as State })),
      ...ownAll
        .filter(({ share }) => share > shares.guided)
        .map(({ share }) => ({ share: shares.related * share, state: 'partly' as State })),
    ].map(({ share, state }) => [keyOf({ share, state }), { share, state }] as const),
  ).values(),
]
const codeOf = new Map(classes.map((one, code) => [keyOf(one), code]))

export const termNumber: ReadonlyMap<TermKey, number> = new Map(vocabulary.map((term, number) => [term, number]))

/** Which terms are judged by this one: itself, those it is near to, and the programs it may mean. */
const judgedBy = new Map<TermKey, TermKey[]>()
for (const term of vocabulary)
  for (const source of [term, ...nearTo(term), ...generalNameOf(term)])
    judgedBy.set(source, [...(judgedBy.get(source) ?? []), term])
const states = vocabulary.filter((term) => term.startsWith('state:'))

/** Changes with the published figures and with the vocabulary: codes of another version mean something else. */
export const codesVersion = `${engineVersion}/${hashOf(vocabulary.join('\n') + classes.map(keyOf).join('\n')).toString(36)}`

/**
 * How somebody fits every term there is, for work that begins in a month, in three bytes for each term that isn't simply
 * unmentioned: the term's number and its class. Later starts can only make it less, as work grows old.
 */
export function codesOf(facts: TalentFacts, start: Month): Uint8Array {
  const touched = new Set(Object.keys(facts.terms).flatMap((term) => judgedBy.get(term as TermKey) ?? []))
  if (facts.states.length >= limits.otherStates) for (const state of states) touched.add(state)
  const bytes: number[] = []
  for (const term of touched) {
    const colon = term.indexOf(':')
    const wanted = { kind: term.slice(0, colon), value: term.slice(colon + 1) } as Parameters<typeof wantedFit>[1]
    const code = codeOf.get(keyOf(wantedFit(facts, wanted, start)))
    const number = termNumber.get(term)
    if (code === undefined) throw new Error(`No class for ${term}.`)
    if (code !== 0 && number !== undefined) bytes.push(number & 255, number >> 8, code)
  }
  return Uint8Array.from(bytes)
}
