import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { rowsOf } from './found.ts'
import { query } from './session.ts'

const thisWeek = sql<string>`date_trunc('week', now() at time zone 'UTC')::date`

/** Of those who applied in the last so many weeks. */
const counted = (weeks: number) =>
  query.selectFrom('candidate_weeks').where('week', '>', sql<string>`${thisWeek} - ${weeks * 7}::int`)

const sum = sql<number>`sum(change)::int`

const shownSources = 12

/** Each list is made by the database: what crosses over are the figures of a page, not the rows behind them. */
export const overviewQuery = (weeks: number, claimWeeks: number) => {
  const facts = counted(weeks)
    .where('fact', '<>', 'decided')
    .select(['fact', sum.as('count')])
    .groupBy('fact')
  const applied = counted(weeks)
    .where('fact', '=', 'applied')
    .select([sql<string>`week::text`.as('week'), sum.as('count')])
    .groupBy('week')
  const hours = counted(weeks)
    .where('fact', '=', 'decided')
    .select((eb) => [eb.ref('hours').$notNull().as('hours'), sum.as('count')])
    .groupBy('hours')
  const sources = counted(weeks)
    .where('fact', 'in', ['applied', 'accepted'])
    .select([
      'source',
      sql<number>`coalesce(sum(change) filter (where fact = 'applied'), 0)::int`.as('applied'),
      sql<number>`coalesce(sum(change) filter (where fact = 'accepted'), 0)::int`.as('accepted'),
    ])
    .groupBy('source')
    .having(sql<boolean>`sum(change) filter (where fact = 'applied') > 0`)
    .orderBy('applied', 'desc')
    .orderBy('source')
    .limit(shownSources)
  return claimsQuery(claimWeeks).select([
    sql<string>`${thisWeek}::text`.as('thisWeek'),
    jsonArrayFrom(applied).as('applied'),
    jsonArrayFrom(facts).as('facts'),
    jsonArrayFrom(hours).as('hours'),
    jsonArrayFrom(sources).as('sources'),
  ])
}

/** What the landing page's claims are measured by, and whether the operator wants them shown. */
export const claimsQuery = (weeks: number) =>
  query
    .selectFrom('operator_settings')
    .select(
      jsonObjectFrom(
        query
          .selectFrom(rowsOf('reply_times', sql`null::uuid`, sql`null::uuid`, sql`true`).as('times'))
          .select((eb) => [
            eb.ref('times.replies').$notNull().as('replies'),
            eb.ref('times.median').$notNull().as('median'),
            eb.ref('times.slowest_tenth').$notNull().as('slowestTenth'),
          ]),
      ).as('reply'),
    )
    .select((select) => [
      'shows_measured_claims as isShown',
      counted(weeks).where('fact', '=', 'accepted').select(sql<number>`coalesce(${sum}, 0)`.as('n')).as('accepted'),
      counted(weeks).where('fact', '=', 'rejected').select(sql<number>`coalesce(${sum}, 0)`.as('n')).as('rejected'),
      select
        .selectFrom('candidate_tally')
        .where('status', '=', 'accepted')
        .select(sql<number>`coalesce(${sum}, 0)`.as('n'))
        .as('vetted'),
    ])
