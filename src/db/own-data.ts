import { type Compilable, sql } from 'kysely'
import { query, type Tx } from './session.ts'

type Rows = Record<string, unknown>[]

const account = query
  .selectFrom('users')
  .select([
    'name',
    'email',
    'role',
    'phone',
    'whatsapp',
    'avatar_url',
    'skills',
    'experience_years',
    'subscribe',
    'created_at',
  ])
const terms = query.selectFrom('terms_acceptances').select(['version', 'accepted_at'])
const sessions = query.selectFrom('identity.sessions').select(['created_at', 'expires_at', 'ip_address', 'user_agent'])
const authenticatorApp = query.selectFrom('identity.authenticators').select(['created_at', 'confirmed_at'])
const passkeys = query.selectFrom('identity.passkeys').select(['name', 'created_at', 'last_used_at'])
const topics = query.selectFrom('unwanted_topics').select('topic')
const mails = query
  .selectFrom(sql<{ subject: string; status: string; created_at: Date }>`app.own_mails()`.as('m'))
  .selectAll()
const calls = query.selectFrom('intro_calls').select(['starts_at', 'ends_at', 'status', 'zone', 'created_at'])

/** Contact data, profile and resume; what admins note is theirs and stays out. */
const candidate = query
  .selectFrom('candidates')
  .select([
    'id',
    'name',
    'email',
    'phone',
    'whatsapp',
    'subscribe',
    'agree',
    'status',
    'source',
    'created_at',
    'updated_at',
  ])
  .select(['resume_original_name', 'resume_size_bytes', 'resume_mime_type', 'resume_uploaded_at'])
  .select([
    'profile_data',
    'working_hours',
    'interview_scheduled_at',
    'interview_ends_at',
    'platform_access_granted_at',
  ])
const resumeFile = query.selectFrom('resume_files').select(['sensitive_numbers', 'status as malware_scan'])
const applications = query
  .selectFrom('applications as a')
  .leftJoin('projects as p', 'p.id', 'a.project_id')
  .select([
    'p.title as project',
    'a.status',
    'a.cover_letter',
    'a.hourly_rate',
    'a.available_start_date',
    'a.created_at',
  ])
const engagements = query
  .selectFrom('engagements as e')
  .innerJoin('applications as a', 'a.id', 'e.application_id')
  .leftJoin('projects as p', 'p.id', 'a.project_id')
  .select(['p.title as project', 'e.accepted_at', 'e.starts_on', 'e.ended_at'])
const saved = query
  .selectFrom('saved_projects as s')
  .leftJoin('projects as p', 'p.id', 's.project_id')
  .select(['p.title as project', 's.created_at'])

const buyer = query
  .selectFrom('buyers')
  .select(['first_name', 'last_name', 'email', 'company_name', 'job_title', 'phone', 'avatar_url', 'created_at'])
const projects = query
  .selectFrom('projects')
  .select(['title', 'status', 'internal_note', 'scope_of_work', 'software_systems', 'seniority_level', 'pay_rate'])
  .select(['engagement_details', 'engagement_type', 'start_date', 'preferred_time_overlap', 'estimated_hires'])
  .select(['location', 'duration', 'created_at', 'updated_at'])

const everyone = { account, terms, sessions, authenticatorApp, passkeys, mails, mailsSwitchedOff: topics }
const byRole: Record<string, Record<string, Compilable<Record<string, unknown>>>> = {
  talent: {
    ...everyone,
    application: candidate,
    resumeFile,
    introCalls: calls,
    applications,
    engagements,
    savedProjects: saved,
  },
  buyer: { ...everyone, firm: buyer, introCalls: calls, projects },
}

/** What a person may see of what is kept about them, by the rights that they have: no row of anyone else is in reach. */
export async function readOwnData(tx: Tx, me: { userId: string; role: string }): Promise<Record<string, Rows>> {
  const own = { ...everyone, account: account.where('id', '=', me.userId) }
  const parts = { ...(byRole[me.role] ?? own), ...own }
  const data: Record<string, Rows> = {}
  for (const [name, part] of Object.entries(parts)) data[name] = await tx.rows(part)
  return data
}

/** Forgets what others keep, then the identity and all that hangs on it. Undefined when it may not go. */
export async function deleteAccountRows(tx: Tx, userId: string) {
  const forgotten = await tx.first(
    query
      .selectFrom(
        sql<{ resume_path: string | null; avatar_urls: string[] }>`app.forget_account(${userId}::uuid)`.as('forgotten'),
      )
      .selectAll(),
  )
  if (forgotten) await tx.count(query.deleteFrom('identity.users').where('id', '=', userId))
  return forgotten
}
