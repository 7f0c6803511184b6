import type { FunctionRows } from '#db/rows.ts'
import type { FactsRow } from '#db/talent-facts.ts'
import { capacityOf, mostFree } from '#domain/capacity/capacity.ts'
import { codesOf, codesVersion } from '#domain/matching/codes.ts'
import { factsOf, type ReadFacts, type TalentFacts } from '#domain/matching/facts.ts'
import { monthOfDate } from '#domain/matching/jobs.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { deniedTags, tagsOfFacts } from '#domain/talent/term-tags.ts'

type Source = FunctionRows['facts_source']

const emptyProfile = profileData.parse({})

const withoutQuotes = (terms: TalentFacts['terms']): StoredFacts['terms'] =>
  Object.fromEntries(Object.entries(terms).map(([term, all]) => [term, all?.map(({ quote: _, ...rest }) => rest)]))

/** Sentences that speak for a term, and those that its owner has corrected. */
function quotesIn(terms: TalentFacts['terms'], overruled: ReadFacts['overruled']): Record<string, string[]> {
  const read = Object.entries(terms).map(([term, all]) => [term, (all ?? []).map(({ quote }) => quote)] as const)
  return Object.fromEntries(
    read.map(([term, quotes]) => [
      term,
      [...quotes, ...(overruled[term as keyof typeof overruled] ?? [])].filter((quote) => quote !== ''),
    ]),
  )
}

function vettedOn({ status, accepted_on, was_interviewed, scorecard_count }: Source): StoredFacts['vetted'] {
  if (status !== 'accepted' || !accepted_on) return null
  const by = [
    ...(was_interviewed ? (['interview'] as const) : []),
    ...(scorecard_count ? (['scorecard'] as const) : []),
  ]
  return { on: accepted_on, by: by.length > 0 ? by : ['review'] }
}

/** What matching knows about somebody, from everything they gave, as of a day. */
export function readFacts(source: Source, today: string): FactsRow {
  const { id, terms, overruled, hoursPerWeek, ...facts } = factsOf(
    {
      id: source.candidate_id as string,
      profile: source.profile_data ?? emptyProfile,
      workingHours: source.working_hours,
      hoursPerWeek: source.working_hours?.hoursPerWeek ?? null,
      earliestStart: source.working_hours?.earliestStart ?? null,
      rate: source.rate_from,
      vettingAverage: source.score,
      replyMinutes: source.reply_minutes,
      corrections: source.corrections ?? [],
    },
    today,
  )
  const capacity = capacityOf({ hoursPerWeek, exceptions: source.weeks ?? {}, engaged: source.engaged ?? [] }, today)
  const workingHours = facts.workingHours && { zone: facts.workingHours.zone, weekly: facts.workingHours.weekly }
  const stored = withoutQuotes(terms)
  return {
    candidateId: id,
    version: codesVersion,
    readOn: today,
    facts: {
      ...facts,
      workingHours,
      terms: stored,
      capacity,
      rateTo: source.rate_to,
      confirmedOn: source.confirmed_on,
      vetted: vettedOn(source),
    },
    quotes: quotesIn(terms, overruled),
    terms: tagsOfFacts(stored),
    denied: deniedTags(stored),
    isListed: source.status === 'accepted',
    codes: codesOf({ id, terms, hoursPerWeek, ...facts }, monthOfDate(today)),
    level: facts.level,
    hours: mostFree(capacity),
    startsOn: facts.earliestStart,
    rate: facts.rate,
    clock: workingHours,
    vetting: facts.vettingAverage,
    replies: facts.replyMinutes,
    confirmedOn: source.confirmed_on,
  }
}
