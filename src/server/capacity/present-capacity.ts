import type { InferResult } from 'kysely'
import type { Capacity } from '#contract/capacity.ts'
import type { ownCapacityQuery } from '#db/capacity.ts'
import { freeAhead, freeHoursOf, isStale } from '#domain/capacity/capacity.ts'
import { notFound } from '#domain/problem.ts'
import { todayOf } from '../today.ts'

type Row = InferResult<ReturnType<typeof ownCapacityQuery>>[number]

const weeksAhead = 52

export function presentCapacity(row: Row | undefined): Capacity {
  if (!row) throw notFound('Profile not found.')
  const today = todayOf()
  const free = freeHoursOf(row.facts, row.workingHours, today)
  return {
    rateFrom: row.rateFrom,
    rateTo: row.rateTo,
    weeks: row.weeks ?? {},
    hoursPerWeek: row.workingHours?.hoursPerWeek ?? null,
    earliestStart: row.workingHours?.earliestStart ?? null,
    confirmedOn: row.confirmedOn,
    isStale: isStale(row.confirmedOn, today),
    ahead: freeAhead(row.facts?.capacity ?? { usual: null, weeks: {} }, today, weeksAhead),
    free: free && { hours: free.hours, from: free.from, isEngaged: free.isEngaged ?? false },
  }
}
