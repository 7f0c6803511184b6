import { generalNameOf, nearTo, type TermKey } from '../trade/relations.ts'
import { type Evidence, keyOf } from './evidence.ts'
import type { TalentFacts } from './facts.ts'
import type { Month } from './jobs.ts'
import type { NeedItem, Wanted } from './need.ts'
import { limits, shares } from './weights.ts'

export type State = 'met' | 'partly' | 'missing' | 'unknown'
/** How somebody fits one line: the share of its points, what it could be at least and at most, and why. */
export type LineFit = {
  share: number
  least: number
  most: number
  state: State
  sentence: string
  /** Unknown only until the person confirms what they gave. */
  isStale?: true
}

const nameIn = (term: TermKey) => term.slice(term.indexOf(':') + 1)

const sourceSentences = {
  work: 'Shown in a job',
  title: 'Implied by a job title',
  summary: 'Stated in the summary',
  list: 'Listed, but no job shows it',
  crammed: 'One of many in a list; no job shows it',
  certificate: 'Held',
  person: 'Stated',
  hint: 'Suggested by a job title or a program, but not stated',
  said: 'Confirmed or added by the person',
} as const

const line = (share: number, state: State, sentence: string): LineFit =>
  state === 'unknown'
    ? { share, least: 0, most: 1, state, sentence }
    : { share, least: share, most: share, state, sentence }

export const notMentioned = line(shares.notMentioned, 'unknown', 'The profile says nothing about it')

const disclaimed = line(shares.denied, 'missing', 'The profile says that others did this, or that it was not done')

/** What one piece of evidence is worth for work that begins in a month. */
function fitOf(one: Evidence, term: TermKey, start: Month): LineFit {
  const via = one.via ? ` (${nameIn(one.via)} includes it)` : ''
  if (one.stance === 'denied')
    return line(shares.denied, 'missing', one.source === 'said' ? 'The person says: not done' : disclaimed.sentence)
  if (one.stance === 'seen') return line(shares.denied, 'missing', 'Seen or studied, not done')
  if (one.stance === 'guided') return line(shares.guided, 'partly', `Done with guidance or at times${via}`)
  if (one.market === 'local') return line(shares.local, 'partly', `Done for clients outside the United States${via}`)
  if (one.until !== null && start - one.until > limits.recentMonths)
    return line(shares.old, 'partly', `Last done more than five years before the start${via}`)
  if (one.source === 'hint') return line(shares.hint, 'unknown', sourceSentences.hint)
  if (one.source === 'list') return line(shares.listed, 'unknown', `${sourceSentences.list}${via}`)
  if (one.source === 'crammed') return line(shares.crammed, 'unknown', `${sourceSentences.crammed}${via}`)
  if (one.source === 'summary') return line(shares.summary, 'met', `${sourceSentences.summary}${via}`)
  if (one.source === 'said') return line(shares.said, 'met', `${sourceSentences.said}${via}`)
  if (one.source === 'certificate' || one.source === 'person')
    return line(shares.shown, 'met', `${sourceSentences[one.source]}${via}`)
  const isLong = !/^(?:service|industry):/.test(term) || one.months >= limits.enoughMonths
  if (!isLong) return line(shares.short, 'partly', `Done for less than a year${via}`)
  if (one.source === 'title') return line(shares.title, 'met', `${sourceSentences.title}${via}`)
  const share = one.market === 'us' ? shares.shown : shares.shownSomewhere
  return line(one.via ? share * shares.follows : share, 'met', `${sourceSentences.work}${via}`)
}

const best = (fits: readonly LineFit[]): LineFit | undefined =>
  fits.reduce<LineFit | undefined>((top, one) => (top && top.share >= one.share ? top : one), undefined)

type Reading = Pick<Evidence, 'stance' | 'source' | 'via'>
type Terms<One extends Reading> = Partial<Record<string, One[]>>

const denialsOf = (terms: Terms<Reading>, term: TermKey): Reading[] =>
  terms[term]?.filter(({ stance, source }) => stance === 'denied' && source !== 'crammed') ?? []

/** Whether somebody says outright that they don't do it, or anything of its general name. */
export const isDisclaimed = (terms: Terms<Reading>, term: TermKey): boolean =>
  [term, ...generalNameOf(term)].some((key) => denialsOf(terms, key).length > 0)

const guesses: readonly Evidence['source'][] = ['list', 'crammed', 'hint']

/** What outweighs a denial: no list, no guess, and nothing merely implied, unless the denial is about one job. */
export function undisputed<One extends Reading>(terms: Terms<One>, term: TermKey): One[] {
  const found = terms[term] ?? []
  if (!isDisclaimed(terms, term)) return found
  const isOfOneJob = denialsOf(terms, term).every(({ source }) => source === 'work')
  return found.filter(
    ({ stance, source, via }) => stance === 'denied' || (!guesses.includes(source) && (isOfOneJob || via === null)),
  )
}

/** Own evidence: the work holds against a list, so a denial in a job outweighs a list. */
function ownFit(facts: TalentFacts, term: TermKey, start: Month): LineFit | undefined {
  if (!facts.terms[term]) return undefined
  const all = undisputed(facts.terms, term)
  if (all.length === 0) return disclaimed
  const isDenied = all.some(({ stance, source }) => source === 'work' && (stance === 'denied' || stance === 'seen'))
  const heldBack = all.some(
    ({ stance, source, market, until }) =>
      source === 'work' &&
      (stance === 'guided' ||
        market === 'local' ||
        (stance === 'works' && until !== null && start - until > limits.recentMonths)),
  )
  const isClaim = ({ source }: Evidence) => source === 'list' || source === 'crammed' || source === 'summary'
  const counted = isDenied || heldBack ? all.filter((one) => !isClaim(one)) : all
  return best(counted.map((one) => fitOf(one, term, start)))
}

/** For someone who denies a term, or everything under its general name, and shows it nowhere, nothing related counts. */
function refusal(facts: TalentFacts, term: TermKey, own: LineFit | undefined, start: Month): LineFit | undefined {
  if (own && own.state !== 'missing') return undefined
  return [term, ...generalNameOf(term)]
    .filter((key) => denialsOf(facts.terms, key).length > 0)
    .map((key) => ownFit(facts, key, start))
    .find((fit) => fit?.state === 'missing')
}

export function wantedFit(facts: TalentFacts, { kind, value }: Wanted, start: Month): LineFit {
  const term = keyOf(kind, value)
  const own = ownFit(facts, term, start)
  const refused = refusal(facts, term, own, start)
  if (refused) return refused
  const fits: LineFit[] = own ? [own] : []
  for (const general of generalNameOf(term)) {
    const fit = ownFit(facts, general, start)
    if (fit && fit.share > shares.related)
      fits.push(line(fit.share * shares.general, 'unknown', `Says ${nameIn(general)}, not which one`))
  }
  for (const near of nearTo(term)) {
    const fit = ownFit(facts, near, start)
    if (fit && fit.share > shares.guided)
      fits.push(line(shares.related * fit.share, 'partly', `Related: ${nameIn(near)}`))
  }
  if (kind === 'state' && facts.states.filter((state) => state !== value).length >= limits.otherStates)
    fits.push(line(shares.related, 'partly', 'Filed in other states'))
  const top = best(fits)
  if (own && own.state === 'missing' && (!top || top.share <= own.share)) return own
  if (top && (top.share > shares.notMentioned || own)) return top
  return notMentioned
}

/** How somebody fits one line of a need; of several that are asked for as alternatives, the best counts. */
export const itemFit = (facts: TalentFacts, { anyOf }: NeedItem, start: Month): LineFit =>
  best(anyOf.map((wanted) => wantedFit(facts, wanted, start))) ?? notMentioned
