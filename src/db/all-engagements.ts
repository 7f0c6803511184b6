import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import {
  type EngagementFilter,
  engagementPageSize,
  isTrouble,
  type Trouble,
  troubleAfterDays,
} from '#domain/engagements/list.ts'
import { countedRows, type Page } from '#domain/paging.ts'
import { named } from './columns.ts'
import { rowsOf } from './found.ts'
import { query } from './session.ts'

type Selection = { filter: EngagementFilter; page: number }

/** Counting is bounded like that of a search: each row is looked up in other tables. */
export const engagementPage = ({ page }: Selection): Page => ({ page, size: engagementPageSize, isNarrowed: true })

/** What is wrong with which engagement since when. Each arm is the condition of an index, so that few rows are looked at. */
const arms = {
  // The reminder marks the item on the day on which it is due.
  'day-ten': sql`
    select i.engagement_id, 'day-ten' as kind, i.reminded_at::date as since
    from onboarding_items i join engagements e on e.id = i.engagement_id
    where i.name = 'day-ten' and i.done_at is null and i.reminded_at is not null and e.ended_at is null`,
  unsigned: sql`
    select e.id as engagement_id, 'unsigned' as kind, e.accepted_at::date as since
    from engagements e
    where e.status = 'preparing' and e.accepted_at < now() - make_interval(days => ${sql.lit(troubleAfterDays.unsigned)})
      and not exists (
        select from offers o join statements s on s.offer_id = o.id and s.status = 'executed'
        where o.application_id = e.application_id
      )`,
  hours: sql`
    select w.engagement_id, 'hours' as kind, min(w.starts_on) + 6 as since
    from weeks w
    where w.status in ('open', 'submitted', 'returned') and w.minutes > 0 and w.engagement_id is not null
      and w.starts_on <= current_date - 7 - ${sql.lit(troubleAfterDays.hours)}
    group by w.engagement_id`,
  invoice: sql`
    select w.engagement_id, 'invoice' as kind, min(v.due_on) as since
    from invoices v
    join invoice_lines l on l.invoice_id = v.id
    join weeks w on w.id = l.week_id
    where v.status = 'overdue' and w.engagement_id is not null
    group by w.engagement_id`,
} as const satisfies Record<Trouble, unknown>

type Late = { engagement_id: string; kind: Trouble; since: string }
const allArms = sql<Late>`(${sql.join(Object.values(arms), sql` union all `)})`.as<'late'>('late')

type Listed = { id: string; place: Date | string }

const source = (filter: EngagementFilter) => {
  if (isTrouble(filter)) return sql`select engagement_id as id, since as place from (${arms[filter]}) as one`
  return filter === 'over'
    ? sql`select id, ended_at as place from engagements where ended_at is not null`
    : sql`select id, accepted_at as place from engagements where ended_at is null`
}

/** One page of everyone's engagements as JSON made by the database, and how many there are. */
export const allEngagementsQuery = (asked: Selection) => {
  const page = engagementPage(asked)
  const listed = sql<Listed>`(${source(asked.filter)})`.as<'listed'>('listed')
  const direction = isTrouble(asked.filter) ? 'asc' : 'desc'
  // The page is cut out before anyone looks up its people.
  const shown = query
    .selectFrom(listed)
    .selectAll()
    .orderBy('place', direction)
    .orderBy('id')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
  const rows = query
    .selectFrom(shown.as('at'))
    .innerJoin('engagements', 'engagements.id', 'at.id')
    .innerJoin('applications', 'applications.id', 'engagements.application_id')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .leftJoin('firms', 'firms.id', 'projects.firm_id')
    .leftJoin('users', 'users.id', 'applications.user_id')
    .leftJoin('candidates', 'candidates.user_id', 'applications.user_id')
    .leftJoinLateral(rowsOf('engagement_terms', sql.ref('engagements.id')).as('signed'), (join) => join.onTrue())
    .select(named('engagements', ['id', 'status']))
    .select((eb) => [
      'projects.title',
      'firms.name as firm',
      eb.fn.coalesce('candidates.name', 'users.name').as('talent'),
      eb.fn.coalesce('signed.starts_on', 'engagements.starts_on').as('startsOn'),
      jsonArrayFrom(
        eb
          .selectFrom(allArms)
          .whereRef('late.engagement_id', '=', 'engagements.id')
          .select(['late.kind', 'late.since'])
          .orderBy('late.since')
          .orderBy('late.kind'),
      ).as('troubles'),
    ])
    .orderBy('at.place', direction)
    .orderBy('at.id')
  const counted = query
    .selectFrom(listed)
    .select('listed.id')
    .limit(countedRows(page) + 1)
  return query.selectNoFrom((select) => [
    jsonArrayFrom(rows).as('engagements'),
    select
      .selectFrom(counted.as('counted'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .as('total'),
  ])
}
