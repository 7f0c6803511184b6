import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { readShortlist } from '#contract/shortlists.ts'
import type { AsOwner } from '#db/demo.ts'
import { candidateStatuses } from '#domain/candidates/status.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { projectStatuses } from '#domain/projects/status.ts'
import type { FileKey } from '../files/bucket.ts'
import { readOutdatedFacts } from '../matching/read-facts-job.ts'
import { checkSeal } from '../sealing/check-seal.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { demoBuyer, demoPassword, demoSignIns, demoTalent } from './demo-sign-ins.ts'
import { companyProjects } from './more-projects.ts'
import { people } from './people.ts'
import { firmProjects } from './projects.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'
import { seedDemo } from './seed-demo.ts'
import { introCallers } from './seed-intro-calls.ts'

/** What is ahead and what is over follows the clock of the database. */
const now = new Date()
const projects = [...firmProjects, ...companyProjects]

const ownerOf =
  ({ database }: TestApp): AsOwner =>
  (statements) =>
    database.asSuperuser(async (run) => {
      for (const statement of statements) await run(statement)
    })

const seed = (app: TestApp) => seedDemo(app.services, ownerOf(app), () => {}, now)

/** All that was made, without the ids and paths that are random on purpose. */
async function contentOf({ database }: TestApp) {
  const tell = (sql: string) => database.ownerRun(sql)
  return {
    candidates: await tell(`select name, email, whatsapp, subscribe, status, profile_data, created_at, reviewed_at,
      interview_scheduled_at, interview_notes, rejection_reason, platform_access_granted_at, resume_size_bytes
      from candidates order by email`),
    projects: await tell(`select title, status, scope_of_work, software_systems, start_date, pay_rate, owner_email,
      created_at, updated_at from projects order by title`),
    applications: await tell(`select p.title, u.email, a.status, a.cover_letter, a.hourly_rate, a.available_start_date,
      a.created_at, a.updated_at from applications a join projects p on p.id = a.project_id
      join users u on u.id = a.user_id order by p.title, u.email`),
    saves: await tell(`select p.title, u.email from saved_projects s join projects p on p.id = s.project_id
      join users u on u.id = s.worker_id order by p.title, u.email`),
    calls: await tell('select name, email, zone, starts_at, created_at from intro_calls order by starts_at'),
    weeks: await tell(`select u.email, w.starts_on, w.status, w.minutes, w.submitted_at, w.decided_at from weeks w
      join users u on u.id = w.talent_id order by u.email, w.starts_on`),
    invoices: await tell('select number, status, issued_on, due_on, total_cents from invoices order by number'),
    history: await tell(`select c.email, h.to_status, h.happened_at, h.changes from events h
      join candidates c on c.id = h.subject_id where h.changes is not null order by c.email, h.id`),
  }
}

describe('demo data', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    await seed(app)
  }, 300_000)
  afterAll(() => app.close())

  test('does not go on the internet: a start that is not for development stops', async () => {
    await expect(refuseDemoAccounts(app.services)).rejects.toThrow(
      'the database has demo accounts with a known password: begin with an empty one',
    )
  })

  const counts = async (table: string) =>
    Object.fromEntries(
      (await app.database.ownerRun(`select status, count(*) as n from ${table} group by 1`)).map((row) => [
        row.status,
        Number(row.n),
      ]),
    )

  test('the sums tie', async () => {
    const wanted = (status: string) => people.filter((person) => person.status === status).length
    expect(people).toHaveLength(60)
    expect(await counts('candidates')).toEqual(Object.fromEntries(candidateStatuses.map((s) => [s, wanted(s)])))
    expect(projects).toHaveLength(24)
    expect(await counts('projects')).toEqual(
      Object.fromEntries(
        projectStatuses
          .map((s) => [s, projects.filter(({ status }) => status === s).length] as const)
          .filter(([, count]) => count > 0),
      ),
    )
    const listed = (status: 'pending' | 'reviewing' | 'accepted' | 'rejected') =>
      projects.reduce((sum, { applications }) => sum + (applications[status] ?? 0), 0)
    expect(await counts('applications')).toEqual({
      pending: listed('pending'),
      reviewing: listed('reviewing'),
      accepted: listed('accepted'),
      rejected: listed('rejected'),
    })
  })

  test('the demo people can sign in, the talent with access', async () => {
    for (const email of demoSignIns) {
      const { status } = await app.visitor().call(signIn, { email, password: demoPassword, remember: true })
      expect([email, status]).toEqual([email, 200])
    }
    const [talent] = await app.database.ownerRun(
      `select status, platform_access_granted_at is not null as access from candidates where email = 'talent@glide.test'`,
    )
    expect(talent).toEqual({ status: 'accepted', access: true })
  })

  test('the shortlist is the one in the landing page’s picture', async () => {
    await readOutdatedFacts(app.services.db)
    const firm = app.visitor()
    await firm.call(signIn, { email: demoBuyer, password: demoPassword, remember: true })
    const [project] = await app.database.ownerRun(
      `select id from projects where title = 'Month-end close, three entities'`,
    )
    const { shortlist } = (await firm.call(readShortlist, { id: project?.id as string })).body
    const shown = shortlist.map(({ talent, standing, free }) => [talent.name, standing, free?.steady])
    expect(shown.slice(0, 3).toSorted()).toEqual([
      ['Anjali Prabhakari', 'fits', 24],
      ['Maria Salvalonga', 'fits', 40],
      ['Tomás Rivadero', 'fits', 32],
    ])
    expect(Math.max(...shortlist.slice(0, 3).map(({ least, most, outOf }) => (most - least) / outOf))).toBeLessThan(0.1)
  })

  test('the demo firm and the demo talent are at work, from sealed statements to what is owed', async () => {
    const tell = (sql: string) => app.database.ownerRun(sql)
    const engagements = await tell(
      `select u.email, e.status, app.missing_for_start(e.id) as missing from engagements e join applications a on a.id = e.application_id
       join users u on u.id = a.user_id join offers o on o.application_id = a.id and o.status = 'accepted' order by e.status, u.email`,
    )
    expect(engagements.map(({ status }) => status)).toEqual(['active', 'active', 'preparing'])
    expect(engagements[0]).toMatchObject({ email: demoTalent })
    expect(engagements[2]?.missing).toEqual(['statement', 'talent-factor', 'approver-factor', 'onboarding'])
    const files = await tell(`select sealed_file, executed_at from statements where status = 'executed'`)
    expect(files).toHaveLength(2)
    for (const { sealed_file, executed_at } of files)
      expect(await checkSeal(sealed_file as Uint8Array)).toMatchObject({
        isWhole: true,
        seal: { signedAt: executed_at },
      })
    const own = await tell(
      `select w.status from weeks w join users u on u.id = w.talent_id where u.email = '${demoTalent}' and w.minutes > 0 order by starts_on`,
    )
    const invoiced = ['invoiced', 'invoiced', 'invoiced', 'invoiced']
    expect(own.map(({ status }) => status)).toEqual([...invoiced, 'returned', 'submitted', 'open'])
    expect(await counts('invoices')).toEqual({ paid: 3, issued: 2 })
    const [told] = await tell(
      `select count(*)::int as n from notices where subject_kind = 'week' and kind <> 'week-returned' and count > 3`,
    )
    expect(told).toEqual({ n: 0 })
  })

  test('every candidate has a resume that opens and a profile of the right form', async () => {
    const rows = await app.database.ownerRun('select resume_path, resume_size_bytes, profile_data from candidates')
    for (const { resume_path, resume_size_bytes, profile_data } of rows) {
      const file = await app.services.files.read(`resumes/${resume_path}` as FileKey)
      const bytes = file && (await buffer(file.stream))
      expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
      expect(bytes?.subarray(-6).toString()).toContain('%%EOF')
      expect(bytes?.byteLength).toBe(resume_size_bytes)
      expect(profileData.parse(profile_data)).toEqual(profile_data)
    }
  })

  test('time runs forward: nothing is decided before it was asked, and interviews lie on both sides of now', async () => {
    const late = await app.database.ownerRun(
      `select a.id from applications a join projects p on p.id = a.project_id join candidates c on c.user_id = a.user_id
       where a.created_at < p.created_at or a.created_at < c.created_at or a.updated_at < a.created_at
         or a.updated_at > $1 or c.status = 'rejected' and c.reviewed_at < a.created_at
       union all select id from candidates where reviewed_at < created_at or reviewed_at > $1
       union all select id from candidates where status in ('accepted', 'rejected') and interview_scheduled_at > reviewed_at`,
      [now],
    )
    expect(late).toEqual([])
    const [sides] = await app.database.ownerRun(
      `select count(*) filter (where interview_scheduled_at > $1) as ahead,
         count(*) filter (where interview_scheduled_at < $1) as past,
         count(interview_scheduled_at) - count(distinct interview_scheduled_at) as clashes from candidates`,
      [now],
    )
    expect(Number(sides?.ahead)).toBe(5 + Object.keys(introCallers).length)
    expect(Number(sides?.past)).toBeGreaterThan(15)
    expect(Number(sides?.clashes)).toBe(0)
  })

  test('nobody is mailed, no link waits, and the tables are locked again', async () => {
    const [left] = await app.database.ownerRun(
      `select (select count(*) from mails)::int as mails, (select count(*) from identity.challenges)::int as challenges,
         (select count(*) from pg_class where relkind = 'r' and not relforcerowsecurity
           and relnamespace in ('public'::regnamespace, 'identity'::regnamespace))::int as unforced,
         (select count(*) from pg_trigger where tgenabled = 'D')::int as disabled`,
    )
    expect(left).toEqual({ mails: 0, challenges: 0, unforced: 0, disabled: 0 })
  })

  test('a second start adds nothing; a seeding cut short is begun again and ends the same', async () => {
    const content = await contentOf(app)
    await seed(app)
    expect(await contentOf(app)).toEqual(content)

    // The database keeps the last admin; one who was never confirmed is what a seeding leaves.
    await app.database.ownerRun('alter table identity.users disable trigger keep_last_admin')
    await app.database.ownerRun(`update identity.users set email_verified = false where email = 'admin@glide.test'`)
    await app.database.ownerRun('alter table identity.users enable trigger keep_last_admin')
    await app.database.ownerRun(`delete from identity.users where email like '%a%@example.com'`)
    await seed(app)
    expect(await contentOf(app)).toEqual(content)
  }, 300_000)

  test('an installation with people of its own is left alone', async () => {
    const other = await testApp()
    await other.database.ownerRun(`insert into identity.users (email, name) values ('someone@example.com', 'Someone')`)
    await seed(other)
    expect(await other.database.ownerRun('select email from identity.users')).toEqual([
      { email: 'someone@example.com' },
    ])
    await other.close()
  })
})
