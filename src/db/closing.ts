import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { engagementLifeCycle } from '#domain/engagements/status.ts'
import { statusesBefore } from '#domain/life-cycle.ts'
import { namedAtClosing } from '#domain/projects/closing.ts'
import { rowsOf } from './found.ts'
import { isStillAhead } from './interviews.ts'
import { query } from './session.ts'

const applicationsTo = (projectId: string) =>
  query.selectFrom('applications as a').where('a.project_id', '=', projectId)

const withName = (applications: ReturnType<typeof applicationsTo>) =>
  applications
    .leftJoinLateral(rowsOf('applicant', sql.ref('a.id')).as('who'), (join) => join.onTrue())
    .select('who.name')

/** What closing a project makes of its applications and engagements. */
const answered = statusesBefore(applicationLifeCycle, 'rejected', 'system')
const ended = statusesBefore(engagementLifeCycle, 'ended', 'system')

const waitingIn = (projectId: string) => applicationsTo(projectId).where('a.status', 'in', answered)

/** One row when the project is the firm's: whose engagement ends if it is closed, who is answered, and which interviews are canceled. */
export const closingQuery = ({ id }: { id: string }) =>
  query
    .selectFrom('projects')
    .where('id', '=', id)
    .where('firm_id', '=', sql<string>`(select app.firm_id())`)
    .select([
      jsonArrayFrom(
        withName(applicationsTo(id))
          .innerJoin('engagements as e', 'e.application_id', 'a.id')
          .where('e.status', 'in', ended)
          .select(sql<boolean>`e.status <> ${engagementLifeCycle.starts.begin.to}`.as('isWorking'))
          .orderBy('e.accepted_at')
          .orderBy('e.id'),
      ).as('engaged'),
      jsonArrayFrom(withName(waitingIn(id)).orderBy('a.created_at').orderBy('a.id').limit(sql.lit(namedAtClosing))).as(
        'waiting',
      ),
      jsonArrayFrom(
        query
          .selectFrom('interviews')
          .innerJoin('candidates as c', 'c.id', 'interviews.candidate_id')
          .where('interviews.project_id', '=', id)
          .where(isStillAhead)
          .select(['interviews.candidate_id as candidateId', 'c.name', 'interviews.starts_at as startsAt'])
          .orderBy(sql`interviews.starts_at nulls last`)
          .orderBy('interviews.id'),
      ).as('interviews'),
      waitingIn(id).select(sql<number>`count(*)::int`.as('count')).as('waitingCount'),
    ])
