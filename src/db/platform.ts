import { sql } from 'kysely'
import { type ChecklistItem, type TickedItem, tickedItemNames } from '#domain/platform/checklist.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

const me = sql<string>`(select app.user_id())`

export const readPlatformAccess = (tx: Tx) =>
  tx.first(
    query
      .selectFrom('candidates')
      .select(['status', 'platform_access_granted_at as grantedAt'])
      .where('user_id', '=', me),
  )

const ownApplications = query
  .selectFrom('applications')
  .leftJoin('projects', 'projects.id', 'applications.project_id')
  .where('applications.user_id', '=', me)

/** The steps of `applications` that are done: checked by the talent, or facts. */
const doneItems = sql<ChecklistItem[]>`array(
  select item from checklist_ticks
  where checklist_ticks.application_id = applications.id and item in (${sql.join(tickedItemNames)})
  union select 'agree-start' from offers where offers.application_id = applications.id and offers.status = 'accepted'
  union select 'sign-agreement' from offers join statements on statements.offer_id = offers.id
  where offers.application_id = applications.id and statements.status in ('signed', 'executed', 'amended')
  order by 1
)`.as('done')

/** Engagements, newest first, with what was signed, the firm's contact and the steps that are done. */
export const listEngagements = (tx: Tx) =>
  tx.rows(
    ownApplications
      .innerJoin('engagements', 'engagements.application_id', 'applications.id')
      .leftJoin(rowsOf('engagement_contacts').as('contact'), (join) =>
        join.onRef('contact.application_id', '=', 'applications.id'),
      )
      .leftJoinLateral(rowsOf('engagement_terms', sql.ref('engagements.id')).as('signed'), (join) => join.onTrue())
      .select(['engagements.id', 'applications.id as applicationId'])
      .select(['applications.project_id as projectId', 'title'])
      .select(['projects.status as projectStatus', 'accepted_at as acceptedAt'])
      .select(['start_date as startDate', 'available_start_date as availableStartDate', 'hourly_rate as hourlyRate'])
      .select('signed.terms')
      .select(['engagement_type as engagementType', 'engagement_details as engagementDetails'])
      .select(sql<string[]>`coalesce(software_systems, '{}')`.as('softwareSystems'))
      .select(['company_name as company', 'contact_name as contactName', 'job_title as jobTitle'])
      .select(['contact.email', 'contact.phone'])
      .select(doneItems)
      .orderBy('accepted_at', 'desc')
      .orderBy('applications.id'),
  )

/** A page of the applications that were not accepted, and how many there are. */
export async function listOtherApplications(tx: Tx, { page, pageSize }: { page: number; pageSize: number }) {
  const others = ownApplications.where('applications.status', '<>', 'accepted')
  const rows = await tx.rows(
    others
      .leftJoin('buyers', 'buyers.id', 'projects.buyer_id')
      .select([
        'applications.id as applicationId',
        'applications.project_id as projectId',
        'title',
        'company_name as company',
      ])
      .select(['applications.status', 'applications.created_at as appliedAt', 'applications.updated_at as updatedAt'])
      .orderBy('applications.created_at', 'desc')
      .orderBy('applications.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  )
  const counted = await tx.first(others.select(sql<number>`count(*)::int`.as('total')))
  return { rows, total: counted?.total ?? 0 }
}

/** Repeating it changes nothing. False when the engagement isn't the caller's, or is no longer accessible to them. */
export async function setChecklistItem(
  tx: Tx,
  applicationId: string,
  item: TickedItem,
  isDone: boolean,
): Promise<void> {
  if (isDone)
    await tx.count(
      query
        .insertInto('checklist_ticks')
        .values({ application_id: applicationId, item })
        .onConflict((conflict) => conflict.doNothing()),
    )
  else
    await tx.count(
      query.deleteFrom('checklist_ticks').where('application_id', '=', applicationId).where('item', '=', item),
    )
}

/** Undefined when the engagement isn't the caller's. */
export const readDoneItems = (tx: Tx, applicationId: string) =>
  tx.first(
    query
      .selectFrom('applications')
      .innerJoin('engagements', 'engagements.application_id', 'applications.id')
      .where('applications.id', '=', applicationId)
      .where('user_id', '=', me)
      .select(doneItems),
  )
