import { mkdtempSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from '#db/driver.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres-driver.ts'
import { capacityOf } from '#domain/capacity/capacity.ts'
import { codesOf, codesVersion } from '#domain/matching/codes.ts'
import { factsOf, type TalentInput } from '#domain/matching/facts.ts'
import { fitOf } from '#domain/matching/fit.ts'
import { monthOfDate } from '#domain/matching/jobs.ts'
import { type Need, needOf, type Requirements } from '#domain/matching/need.ts'
import { createPool, type Pool } from '#domain/matching/pool.ts'
import { hashOf } from '#domain/matching/rank.ts'
import { scan } from '#domain/matching/scan.ts'
import { factsFor, type StoredFacts } from '#domain/matching/stored-facts.ts'
import { hashToken, sessionCookieName } from '#server/accounts/session-cookie.ts'
import { makeGroup, projectLine } from './matching/group.ts'
import { groups } from './matching/groups.ts'
import { startPostgres } from './postgres.ts'
import { start } from './process.ts'

/**
 * How long a shortlist takes over HTTP as the number of candidates grows, half of them accepted, for needs with four, two, one and
 * no musts; how many of a full scan's first twenty the first look finds; the talent list by its filters; openings by fit, for one
 * who asks again and for others who ask the first time; and what facts add to the cost of writing a profile. Sizes are numbers of
 * candidates.
 */
const sizes = process.argv.slice(2).map(Number)
const today = new Date().toISOString().slice(0, 10)
const asked = 40
const token = 'a-token-of-the-benchmark-of-shortlists'
/** How many people ask for openings by fit, among how many open projects whose text has to be read. */
const talentCount = 21
const openCount = 480
const talentToken = (n: number) => `a-token-of-the-benchmark-of-openings-${n}`
const mustCounts = [4, 2, 1, 0]
const lookedAt = { fits: 40, unknown: 20, near: 20 }

const group = groups.plain as NonNullable<(typeof groups)[string]>
const { members } = makeGroup('plain', group)

type Template = { facts: StoredFacts; codes: Uint8Array }

/** Some hundred people as matching knows them, each in a few versions that differ in rate, hours and start. */
const templates: Template[] = members.slice(0, 300).flatMap(({ candidate }, at) => {
  const { profile_data: profile, ...fields } = candidate as unknown as TalentInput & {
    profile_data: TalentInput['profile']
  }
  const { id, terms, hoursPerWeek, ...facts } = factsOf({ ...fields, profile }, today)
  const codes = codesOf({ id, terms, hoursPerWeek, ...facts }, monthOfDate(today))
  const stored = Object.fromEntries(
    Object.entries(terms).map(([term, all]) => [term, all?.map(({ quote: _, ...rest }) => rest)]),
  )
  return [0, 1, 2, 3, 4].map((version) => {
    const hours = hoursPerWeek === null ? null : Math.max(5, hoursPerWeek - 5 * version)
    return {
      codes,
      facts: {
        ...facts,
        terms: stored as StoredFacts['terms'],
        rate: facts.rate === null ? null : facts.rate + 2 * version - (at % 3),
        capacity: capacityOf({ hoursPerWeek: hours, exceptions: {}, engaged: [] }, today),
        rateTo: null,
        confirmedOn: (at + version) % 10 === 0 ? '2026-01-01' : today,
        vetted: { on: today, by: ['review'] },
      },
    }
  })
})

const idOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

type Asked = Need & { must: Need['must'] }
const needs: Asked[] = group.projects
  .map((project, at) => projectLine('plain', project, at))
  .filter(({ requirements }) => requirements !== null)
  .map(({ requirements, seniorityLevel }) =>
    needOf(requirements as unknown as Requirements, seniorityLevel as Need['level']),
  )
  .slice(0, 5)
const withMusts = (need: Asked, count: number): Asked => ({ ...need, must: need.must.slice(0, count) })
const projectId = (need: number, count: number) => idOf(0xfff000 + need * 16 + count)

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const json = (value: unknown) => text(JSON.stringify(value))

async function fill(owner: Driver, size: number): Promise<void> {
  const run = (sql: string) => owner.script(`set session_replication_role = replica; ${sql}`)
  const [user, buyer, firm] = [idOf(0xf00001), idOf(0xf00002), idOf(0xf00003)].map((id) => `'${id}'`)
  await run(`
    insert into identity.users (id, email, email_verified, name) values (${user}, 'buyer@firm.example', true, 'Buyer');
    insert into users (id, role, name, email) values (${user}, 'buyer', 'Buyer', 'buyer@firm.example');
    insert into firms (id, name, zone) values (${firm}, 'Firm', 'America/Chicago');
    insert into buyers (id, user_id, email, firm_id, firm_role) values (${buyer}, ${user}, 'buyer@firm.example', ${firm}, 'owner');
    insert into identity.sessions (user_id, token, expires_at) values (${user}, '${hashToken(token)}', now() + interval '1 day')`)
  for (const [at, need] of needs.entries())
    for (const count of mustCounts) {
      const { must, nice, overlap, hoursPerWeek, weeks } = withMusts(need, count)
      await run(`insert into projects (id, title, status, created_by, buyer_id, firm_id, seniority_level, start_date, pay_rate, need)
        values ('${projectId(at, count)}', 'Need', 'Open', ${user}, ${buyer}, ${firm}, ${need.level ? `'${need.level}'` : 'null'},
          '${need.start}', ${need.maxRate}, ${json({ must, nice, not: [], overlap, hoursPerWeek, weeks, emphasis: {} })})`)
    }
  const words = group.projects.map((project, at) => projectLine('plain', project, at))
  for (let n = 0; n < openCount; n++) {
    const { title, internalNote } = words[n % words.length] as { title: string; internalNote: string | null }
    await run(`insert into projects (id, title, description, status, created_by, buyer_id, firm_id, pay_rate)
      values ('${idOf(0xffe000 + n)}', ${text(title)}, ${text(`${internalNote ?? title} Project ${n}.`)}, 'Open', ${user}, ${buyer}, ${firm}, ${20 + (n % 60)})`)
  }
  await run('insert into opening_search select row.* from projects, app.opening_search_row(projects) as row')
  await run('create table template (number int primary key, facts jsonb, codes bytea, clock jsonb)')
  for (let from = 0; from < templates.length; from += 100)
    await run(
      `insert into template values ${templates
        .slice(from, from + 100)
        .map(
          ({ facts, codes }, at) =>
            `(${from + at}, ${json(facts)}, '\\x${Buffer.from(codes).toString('hex')}', ${facts.workingHours ? json(facts.workingHours) : 'null'})`,
        )}`,
    )
  await run('insert into talent_clocks (clock) select distinct clock from template where clock is not null')
  const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  for (let from = 0; from < size; from += 50_000) {
    const rows = `generate_series(${from}, ${Math.min(size, from + 50_000) - 1}) as n`
    await run(`
      insert into candidates (id, created_at, name, email, status, reviewed_at)
        select ${id}, now() - make_interval(secs => n), 'Person ' || n, 'p' || n || '@example.com', case when n % 2 = 0 then 'accepted' else 'pending' end, now() from ${rows};
      insert into talent_facts (candidate_id, version, read_on, facts, is_listed, codes, level, hours, starts_on, rate, clock_id, vetting, confirmed_on)
        select ${id}, '${codesVersion}', '${today}', t.facts, true, t.codes, (t.facts ->> 'level')::int,
          (t.facts #>> '{capacity,usual}')::int, (t.facts ->> 'earliestStart')::date, (t.facts ->> 'rate')::numeric, c.id,
          (t.facts ->> 'vettingAverage')::numeric, (t.facts ->> 'confirmedOn')::date
        from ${rows} join template t on t.number = (n / 2) % ${templates.length} left join talent_clocks c on c.clock = t.clock
        where n % 2 = 0`)
  }
  await run(`
    insert into candidate_search select row.* from candidates, app.candidate_search_row(candidates) as row;
    insert into talent_search select id, created_at, is_onboarded, split_part(words, chr(31), 1), split_part(words, chr(31), 2) from candidate_search where status = 'accepted';
    insert into candidate_tally (status, is_onboarded, subscribe, agree, change)
      select status, is_onboarded, subscribe, agree, count(*) from candidate_search group by 1, 2, 3, 4`)
  for (let n = 0; n < talentCount; n++)
    await run(`
      insert into identity.users (id, email, email_verified, name) values ('${idOf(0xf10000 + n)}', 'p${2 * n}@example.com', true, 'Person');
      insert into users (id, role, name, email) values ('${idOf(0xf10000 + n)}', 'talent', 'Person', 'p${2 * n}@example.com');
      update candidates set user_id = '${idOf(0xf10000 + n)}' where id = '${idOf(2 * n)}';
      insert into identity.sessions (user_id, token, expires_at) values ('${idOf(0xf10000 + n)}', '${hashToken(talentToken(n))}', now() + interval '1 day')`)
  await owner.script('vacuum analyze')
}

const agent = new Agent({ keepAlive: true })
const ask = (url: string, as = token) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { cookie: `${sessionCookieName(false)}=${as}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** Milliseconds that a process has computed so far. */
function cpuOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Of a full scan's first twenty, how many the first look finds. */
function recall(pool: Pool, size: number, need: Asked): { found: number; wanted: number } {
  const fits = templates.map(({ facts }, n) => fitOf(factsFor(String(n), facts, need, today), need))
  const everyone = Array.from({ length: size / 2 }, (_, half) => {
    const id = idOf(half * 2)
    const fit = fits[half % templates.length] as (typeof fits)[number]
    return { id, fit, hash: hashOf(id) }
  }).filter(({ fit }) => fit.standing !== 'out')
  const best = everyone
    .sort((a, b) => b.fit.score - a.fit.score || b.fit.known - a.fit.known || a.hash - b.hash)
    .slice(0, 20)
  const { ids } = scan(pool, need, today, lookedAt)
  const looked = new Set([...ids.fits, ...ids.unknown, ...ids.near])
  return { found: best.filter(({ id }) => looked.has(id)).length, wanted: best.length }
}

function poolOf(size: number): Pool {
  const pool = createPool()
  pool.reserve(size / 2)
  const clocks = new Map<string, number>()
  for (let half = 0; half < size / 2; half++) {
    const { facts, codes } = templates[half % templates.length] as Template
    const key = facts.workingHours ? JSON.stringify(facts.workingHours) : null
    if (key && facts.workingHours && !clocks.has(key)) {
      clocks.set(key, clocks.size)
      pool.setClock(clocks.get(key) as number, facts.workingHours)
    }
    pool.put({
      id: idOf(half * 2),
      codes,
      level: facts.level,
      hours: facts.capacity.usual,
      startsOn: facts.earliestStart,
      rate: facts.rate,
      clock: key ? (clocks.get(key) ?? null) : null,
      vetting: facts.vettingAverage,
      replies: facts.replyMinutes,
      confirmedOn: facts.confirmedOn,
      createdSeconds: 0,
    })
  }
  return pool
}

/** From a condition that almost everyone meets to one that nobody does. */
const filters = [
  '',
  'rate=1000',
  'rate=40&hours=20',
  'hours=30&weeks=8&overlap=4&rate=20',
  'rate=1',
  'hours=80&overlap=8',
]

async function timesOf(url: string): Promise<number[]> {
  for (let n = 0; n < 5; n++) await ask(url)
  const times: number[] = []
  for (let n = 0; n < asked; n++) {
    const began = performance.now()
    await ask(url)
    times.push(performance.now() - began)
  }
  return times
}

/** The first after a start reads every project; then one who asks again, and others who ask the first time. */
async function measureOpenings({ url, pid }: { url: string; pid: number }, size: number): Promise<void> {
  const openings = `${url}/api/openings/by-fit`
  const timed = async (as: readonly number[]) => {
    const times: number[] = []
    const busy = cpuOf(pid)
    for (const n of as) {
      const began = performance.now()
      await ask(openings, talentToken(n))
      times.push(performance.now() - began)
    }
    return { times, cpu: (cpuOf(pid) - busy) / as.length }
  }
  const others = Array.from({ length: talentCount - 1 }, (_, n) => n + 1)
  for (const [who, as] of [
    ['first after a start', [0]],
    ['again', others.map(() => 0)],
    ['by others', others],
  ] as const) {
    const { times, cpu } = await timed(as)
    console.log(
      `${String(size).padStart(9)}  openings by fit, ${who}   p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms; ${cpu.toFixed(1)} ms of the server's processor`,
    )
  }
}

/** Milliseconds for a saved profile, with what keeps facts right and without, in turns. */
async function measureWrites(owner: Driver, size: number): Promise<void> {
  const profiles = members
    .slice(0, 100)
    .map(({ candidate }) => json((candidate as { profile_data: unknown }).profile_data))
  const totals = { enable: 0, disable: 0 }
  for (const turn of ['disable', 'enable', 'enable', 'disable', 'disable', 'enable'] as const) {
    for (const table of ['facts', 'confirm_hours'])
      await owner.script(`alter table candidates ${turn} trigger ${table}`)
    const began = performance.now()
    for (const [n, profile] of profiles.entries())
      await owner.script(
        `update candidates set profile_data = ${profile} where id = '${idOf(2 * ((n * 7919) % (size / 2)))}'`,
      )
    totals[turn] += performance.now() - began
  }
  const each = (total: number) => (total / 3 / profiles.length).toFixed(2)
  console.log(
    `${String(size).padStart(9)}  a saved profile   ${each(totals.disable)} ms, with facts ${each(totals.enable)} ms: ${((100 * totals.enable) / totals.disable - 100).toFixed(0)} % more`,
  )
}

async function measureSize(server: string, size: number): Promise<Map<number, number>> {
  const name = `glide_shortlist_${size}`
  const admin = openPostgres(server, { connections: 1 })
  await admin.script(`drop database if exists ${name}`)
  await admin.script(`create database ${name}`)
  await admin.close()
  const url = Object.assign(new URL(server), { pathname: name }).href
  const owner = openPostgres(url, { connections: 1 })
  await migrate(owner)
  await fill(owner, size)
  await owner.close()
  const glide = await start('src/server/main.ts', {
    PORT: '4874',
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    GLIDE_DEMO: '0',
    DATABASE_URL: url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'glide-bench-')),
    LOG_LEVEL: 'warn',
  })
  const result = new Map<number, number>()
  try {
    await measureOpenings(glide, size)
    for (const count of mustCounts) {
      const urls = needs.map((_, need) => `${glide.url}/api/projects/${projectId(need, count)}/shortlist`)
      for (const each of [...urls, ...urls]) await ask(each)
      const times: number[] = []
      const busy = cpuOf(glide.pid)
      for (let n = 0; n < asked; n++) {
        const began = performance.now()
        await ask(urls[n % urls.length] as string)
        times.push(performance.now() - began)
      }
      result.set(count, at(times, 0.95))
      const cpu = (cpuOf(glide.pid) - busy) / asked
      console.log(
        `${String(size).padStart(9)}  ${count} musts   p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms; ${cpu.toFixed(1)} ms of the server's processor`,
      )
    }
    for (const filter of filters) {
      const times = await timesOf(`${glide.url}/api/talent?${filter}`)
      console.log(
        `${String(size).padStart(9)}  talent by ${filter || 'nothing'}   p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`,
      )
    }
  } finally {
    await glide.stop()
  }
  const writer = openPostgres(url, { connections: 1 })
  await measureWrites(writer, size)
  await writer.close()
  const pool = poolOf(size)
  const counts = needs
    .flatMap((need) => mustCounts.map((count) => recall(pool, size, withMusts(need, count))))
    .reduce((sum, one) => ({ found: sum.found + one.found, wanted: sum.wanted + one.wanted }))
  console.log(
    `${String(size).padStart(9)}  first look finds ${((100 * counts.found) / counts.wanted).toFixed(1)} % of the first twenty`,
  )
  return result
}

const kept = process.env.BENCH_DATABASE_URL
const postgres = kept ? { url: kept, stop: () => {} } : await startPostgres()
try {
  const bySize: Map<number, number>[] = []
  for (const size of sizes.length ? sizes : [1_000, 10_000, 100_000, 1_000_000])
    bySize.push(await measureSize(postgres.url, size))
  const [smallest, largest] = [bySize.at(0), bySize.at(-1)]
  for (const [count, time] of largest ?? [])
    console.log(`   growth  ${count} musts   ${(time / (smallest?.get(count) ?? time)).toFixed(1)}×`)
} finally {
  postgres.stop()
}
