import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './test-database.ts'

type Week = { minutes: number; rateCents: number; feeBasisPoints?: number; startsOn?: string }

/** Those who exist already. */
type Given = { firmId?: string; talentId?: string }

const signedFacts = {
  project: 'Close',
  client: { name: 'Hollis & Quay CPAs', place: 'New York, New York' },
  professional: { name: 'Anjali P.', place: 'Pune, India', vettedOn: '2026-08-04' },
  terms: {},
}

const monday = '2026-11-09'
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** An admin who bills. */
export async function startBilling(database: TestDatabase) {
  const userId = randomUUID()
  await database.ownerRun(
    `insert into identity.users (id, email, name, email_verified) values ($1, 'billing@example.com', 'Admin', true)`,
    [userId],
  )
  await database.ownerRun(
    `insert into users (id, role, name, email) values ($1, 'admin', 'Admin', 'billing@example.com')`,
    [userId],
  )
  return { userId }
}

/**
 * A firm, someone who works for it and approved weeks, written without their triggers: how weeks come to be approved is tested with
 * hours. Each fee has an engagement of its own, since it is signed.
 */
export async function billedFirm(database: TestDatabase, weeks: readonly Week[], given: Given = {}) {
  const { firmId: id = randomUUID(), talentId = randomUUID() } = given
  const engagements = new Map<number, string>()
  const weekIds = weeks.map(() => randomUUID())
  await database.asSuperuser(async (run) => {
    const write = (sql: string, ...parameters: unknown[]) => run({ sql, parameters })
    await write('set local session_replication_role = replica')
    if (!given.firmId)
      await write(`insert into firms (id, name, address) values ($1, 'Hollis & Quay CPAs', 'New York, New York')`, id)
    if (!given.talentId)
      await write(
        `insert into users (id, role, name, email) values ($1, 'talent', 'Anjali P.', $2)`,
        talentId,
        `${talentId}@example.com`,
      )
    for (const fee of new Set(weeks.map(({ feeBasisPoints = 0 }) => feeBasisPoints))) {
      const [project, application, offer, engagement] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
      engagements.set(fee, engagement)
      await write(`insert into projects (id, title, status, firm_id) values ($1, 'Close', 'Open', $2)`, project, id)
      await write(
        `insert into applications (id, project_id, user_id, cover_letter, status) values ($1, $2, $3, 'x', 'accepted')`,
        ...[application, project, talentId],
      )
      await write(
        `insert into engagements (id, application_id, status) values ($1, $2, 'active')`,
        engagement,
        application,
      )
      await write(
        `insert into offers (id, application_id, project_id, status, expires_at, decided_at, fee_basis_points)
         values ($1, $2, $3, 'accepted', now(), now(), $4)`,
        ...[offer, application, project, fee],
      )
      await write(
        `insert into statements (number, version, offer_id, firm_id, talent_id, status, template_version, is_unread, template, facts, details,
           shown_file, shown_sha256, pages, sent_at, sealed_file, sealed_sha256, initials, talent_signed_at, executed_at)
         values ($1::text, 1, $1::uuid, $2, $3, 'executed', 1, false, '{}', $5::jsonb || jsonb_build_object('feeBasisPoints', $4::int), '{}',
           '', encode(sha256(''), 'hex'), 1, now(), $1::text::bytea, encode(sha256($1::text::bytea), 'hex'), 'A', now(), now())`,
        ...[offer, id, talentId, fee, JSON.stringify(signedFacts)],
      )
    }
    await write(
      `insert into weeks (id, engagement_id, firm_id, talent_id, starts_on, status, minutes, cap_minutes, rate_cents, fee_basis_points, submitted_at, decided_at)
       select w.id, w.engagement_id, $1, $2, w.starts_on, 'approved', w.minutes, 10080, w.rate_cents, w.fee_basis_points, now() - interval '1 day', now() - interval '1 hour'
       from jsonb_to_recordset($3) as w (id uuid, engagement_id uuid, starts_on date, minutes int, rate_cents int, fee_basis_points int)`,
      ...[id, talentId],
      JSON.stringify(
        weeks.map(({ minutes, rateCents, feeBasisPoints = 0, startsOn }, index) => ({
          id: weekIds[index],
          engagement_id: engagements.get(feeBasisPoints),
          starts_on: startsOn ?? daysAfter(monday, -7 * index),
          minutes,
          rate_cents: rateCents,
          fee_basis_points: feeBasisPoints,
        })),
      ),
    )
    await write('set local session_replication_role = origin')
  })
  return {
    id,
    talentId,
    weekIds,
    engagementId: [...engagements.values()][0] ?? '',
    /** As if that had happened; of the weeks with a status, or of all. */
    setStatus: (status: string, from?: string) =>
      database.asSuperuser(async (run) => {
        await run({ sql: 'set local session_replication_role = replica', parameters: [] })
        await run({
          sql: `update weeks set status = $1, reason = 'x', decided_at = now() - interval '1 hour' where firm_id = $2 and coalesce($3, status) = status`,
          parameters: [status, id, from ?? null],
        })
      }),
  }
}

export type BilledFirm = Awaited<ReturnType<typeof billedFirm>>
