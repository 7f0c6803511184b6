import { countFirmWeeks, countOwnWeeks, listFirmWeeks, listOwnWeeks, readFirmQueue } from '#db/hours.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { createDatabaseAccess, type Tx } from '#db/session.ts'
import { hashToken } from '#server/accounts/session-cookie.ts'
import { startPostgres } from './postgres.ts'

/** How long the approval queue and the talent's list take with so many weeks; 1,000,000 unless told. Each of both is asked 300 times. */
const weeks = Number(process.argv[2] ?? 1_000_000)
const weeksEach = 100
const talentEach = 20
const firms = Math.ceil(weeks / weeksEach / talentEach)
const limitMilliseconds = 50
const asks = 300

const tokens = { firm: hashToken('firm'), talent: hashToken('talent') }

/** Everyone has worked for a hundred weeks; the latest of each waits, every third of those is unusual. */
const seed = `
  set session_replication_role = replica;
  insert into identity.users (email, email_verified, name)
    select 'buyer' || n || '@example.com', true, 'Buyer ' || n from generate_series(1, ${firms}) n;
  insert into users (id, role, name, email) select id, 'buyer', name, email from identity.users;
  insert into firms (id, name) select id, 'Firm of ' || name from users;
  insert into buyers (user_id, email, firm_id, firm_role) select id, email, id, 'owner' from users;
  insert into projects (title, status, created_by, buyer_id, firm_id)
    select 'Close', 'active', b.user_id, b.id, b.firm_id from buyers b;
  create temp table engaged as
    select gen_random_uuid() as talent, gen_random_uuid() as engagement, gen_random_uuid() as application, p.id as project, p.firm_id as firm, n
    from projects p, generate_series(1, ${talentEach}) n;
  insert into identity.users (id, email, email_verified, name) select talent, talent || '@example.com', true, 'Talent ' || n from engaged;
  insert into users (id, role, name, email) select talent, 'talent', 'Talent ' || n, talent || '@example.com' from engaged;
  insert into candidates (user_id, name, email, status, reviewed_at) select talent, 'Talent ' || n, talent || '@example.com', 'accepted', now() from engaged;
  insert into applications (id, project_id, user_id, cover_letter, status) select application, project, talent, 'x', 'accepted' from engaged;
  insert into engagements (id, application_id, status) select engagement, application, 'active' from engaged;
  insert into weeks (engagement_id, project_id, firm_id, talent_id, starts_on, status, day_minutes, minutes, cap_minutes, rate_cents,
      fee_basis_points, usual_minutes, is_unusual, submitted_at, decided_at)
    select e.engagement, e.project, e.firm, e.talent, '2026-11-09'::date - 7 * w, case w when 0 then 'submitted' else 'approved' end,
      '{300,300,300,300,300,0,0}', 1500, 1800, 4400, 1500, 1500, e.n % 3 = 0, now(), case when w > 0 then now() end
    from engaged e, generate_series(0, ${weeksEach - 1}) w;
  insert into identity.sessions (user_id, token, expires_at)
    select id, '${tokens.firm}', now() + interval '1 day' from identity.users where email = 'buyer7@example.com'
    union all
    (select talent, '${tokens.talent}', now() + interval '1 day' from engaged limit 1);
  set session_replication_role = origin;
`

const page = { page: 1, size: 50 }
const queue = async (tx: Tx) => {
  const rows = await listFirmWeeks(tx, { status: 'submitted', page })
  await countFirmWeeks(tx, { status: 'submitted', page })
  await readFirmQueue(tx)
  return rows.length
}
const own = async (tx: Tx) => {
  const rows = await listOwnWeeks(tx, page)
  await countOwnWeeks(tx, page)
  return rows.length
}

const postgres = await startPostgres()
try {
  const owner = openPostgres(postgres.url, { connections: 1 })
  await migrate(owner)
  await owner.script(seed)
  await owner.script('vacuum analyze')
  await owner.close()
  const driver = openPostgres(postgres.url, { connections: 2 })
  const db = createDatabaseAccess(driver)
  let isSlow = false
  for (const [name, tokenHash, ask] of [
    ['approval queue', tokens.firm, queue],
    ['own weeks', tokens.talent, own],
  ] as const) {
    const times: number[] = []
    let rows = 0
    for (let asked = 0; asked < asks + 20; asked += 1) {
      const begun = performance.now()
      rows = await db.asUser({ tokenHash }, ask)
      if (asked >= 20) times.push(performance.now() - begun)
    }
    times.sort((one, other) => one - other)
    const [median, p95] = [times[Math.floor(asks * 0.5)] ?? 0, times[Math.floor(asks * 0.95)] ?? 0]
    isSlow ||= p95 > limitMilliseconds
    process.stdout.write(
      `${name}, ${weeks} weeks: ${rows} rows, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`,
    )
  }
  await driver.close()
  process.exitCode = isSlow ? 1 : 0
} finally {
  postgres.stop()
}
