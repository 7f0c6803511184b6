import type { Match, MatchLine } from '#contract/matching.ts'
import type { Principal } from '#db/session.ts'
import { freeIn, isStale } from '#domain/capacity/capacity.ts'
import type { FirmDay } from '#domain/firms/settings.ts'
import { isAside } from '#domain/matching/aside.ts'
import type { Curated } from '#domain/matching/curation.ts'
import type { Factor, Fit } from '#domain/matching/fit.ts'
import { labelOfLine, partOf, sentenceOf } from '#domain/matching/line-labels.ts'
import { firstDay } from '#domain/matching/lines.ts'
import type { Need } from '#domain/matching/need.ts'
import { overlapOutlook } from '#domain/matching/overlap.ts'
import { priceOf } from '#domain/talent/price.ts'
import { presentTalent } from '../talent/present-talent.ts'
import type { Contacts } from './contacts-of.ts'
import type { Scored } from './score-matches.ts'

const presentLine = (factor: Factor): MatchLine => ({
  ...factor,
  label: labelOfLine(factor.name),
  part: partOf(factor.name),
  sentence: sentenceOf(factor),
})

/** Every line, those that the firm switched off last. */
export const presentLines = ({ factors, off }: Fit): MatchLine[] => [
  ...factors.map(presentLine),
  ...off.map((factor) => ({ ...presentLine(factor), state: 'off' as const })),
]

/** Lines that decide and that nobody knows. */
export const unansweredIn = (factors: readonly Factor[]): number =>
  factors.filter(({ name, kind, state }) => state === 'unknown' && partOf(name) === 'required' && !isAside(kind)).length

type Options = {
  today: string
  me: Principal
  contacts: Contacts
  /** Without hours of its own, a project is met by the firm's day. */
  day: FirmDay | null
  feeBasisPoints: number
  curated?: Curated | null
}

export function presentMatch(
  { found, fit }: Scored,
  need: Need,
  { today, me, contacts, day, feeBasisPoints, curated }: Options,
): Match {
  const { facts, ...card } = found
  const window = need.overlap ?? day
  const engagement = { start: firstDay(need), weeks: need.weeks }
  return {
    talent: presentTalent({ ...card, offered: facts }, me),
    standing: fit.standing,
    score: fit.score,
    least: fit.least,
    most: fit.most,
    outOf: fit.factors.reduce((sum, { outOf }) => sum + outOf, 0),
    unanswered: unansweredIn(fit.factors),
    lines: presentLines(fit),
    free: freeIn(facts.capacity, engagement.start, engagement.weeks),
    confirmedOn: facts.confirmedOn,
    isStale: isStale(facts.confirmedOn, today),
    overlap: window && facts.workingHours && overlapOutlook(facts.workingHours, window, engagement),
    ...priceOf(facts, feeBasisPoints),
    vetted: facts.vetted,
    contact: contacts.get(found.id) ?? null,
    curated: curated?.change === 'added' || curated?.change === 'moved' ? curated.change : null,
  }
}
