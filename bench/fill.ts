import type { Driver } from '#db/driver.ts'
import { software } from '#domain/trade/software.ts'
import { workOfAll, workRows, workTables } from './fill-work.ts'
import { idOf } from './ids.ts'
import { names, places, skills, titles } from './words.ts'

/** How many rows of everything there are for a number of candidates; what follows from applications grows with those. */
export const sizesAt = (candidates: number, applications = candidates * 2) => ({
  candidates,
  projects: Math.max(candidates, applications / 5),
  applications,
  buyers: Math.max(10, candidates / 500),
})

const batch = 50_000

/**
 * Fills a migrated, empty database. The same sizes give the same rows. It needs a superuser: triggers and foreign keys are skipped, and indexes are built after the rows. The first buyer has a fiftieth of all projects, the first project
 * an application in 400. `connections` statements run at once.
 */
export async function fill(owner: Driver, sizes: ReturnType<typeof sizesAt>, connections: number): Promise<void> {
  const run = (sql: string) => owner.script(`set session_replication_role = replica; ${sql}`)
  const [indexes] = await owner.burst([{ sql: plainIndexes, parameters: [] }])
  for (const { name } of indexes?.rows ?? []) await run(`drop index ${name}`)

  const atOnce = async (statements: string[]) => {
    const rest = statements.values()
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const sql of rest) await run(sql)
      }),
    )
  }
  const inBatches = (count: number, insert: (from: number, to: number) => string) =>
    atOnce(
      Array.from({ length: Math.ceil(count / batch) }, (_, at) => at * batch + 1).map(
        (from) =>
          `begin; select setseed(${(from % 997) / 997}); ${insert(from, Math.min(count, from + batch - 1))}; commit`,
      ),
    )
  await inBatches(sizes.candidates, (from, to) => candidateRows(from, to, sizes.candidates))
  await inBatches(sizes.buyers, buyerRows)
  await run(adminRow)
  await inBatches(sizes.projects, (from, to) => projectRows(from, to, sizes))
  await inBatches(sizes.applications, (from, to) => applicationRows(from, to, sizes))

  await atOnce(['analyze applications', 'analyze projects', 'analyze candidates', projectEvents])
  await inBatches(sizes.applications, (from, to) => applicationEvents(from, to, sizes.candidates))
  await run(workOfAll(sizes.candidates))

  await atOnce([
    `insert into candidate_search select row.* from candidates, app.candidate_search_row(candidates) as row order by row.created_at;
    insert into talent_search
      select id, created_at, is_onboarded, split_part(words, chr(31), 1), split_part(words, chr(31), 2) from candidate_search where status = 'accepted' order by created_at;
    insert into candidate_tally (status, is_onboarded, subscribe, agree, change)
      select status, is_onboarded, subscribe, agree, count(*) from candidate_search group by 1, 2, 3, 4`,
    `insert into opening_search select row.* from projects, app.opening_search_row(projects) as row order by row.created_at`,
    `insert into project_search
      select p.id, p.firm_id, p.created_at, p.status, lower(concat(p.title, chr(31), f.name)), count(a.id), count(o.id)
      from projects p join firms f on f.id = p.firm_id left join applications a on a.project_id = p.id left join offers o on o.application_id = a.id group by p.id, f.id order by p.created_at`,
    `insert into people_search select row.* from users, app.people_search_row(users.id) as row order by row.created_at`,
    `insert into candidate_weeks (week, fact, source, hours, change)
      select fact.*, count(*) from candidates, app.candidate_facts(candidates) as fact group by 1, 2, 3, 4`,
  ])
  await atOnce((indexes?.rows ?? []).map(({ definition }) => `set maintenance_work_mem = '512MB'; ${definition}`))
  // Not needed on the embedded database, which can't do it.
  if (owner.kind === 'postgres') await owner.script('vacuum analyze')
}

const tables = [
  ...['candidates', 'users', 'projects', 'applications', 'events'],
  ...['opening_search', 'candidate_search', 'talent_search', 'people_search', 'project_search'],
]

/** Indexes without a constraint. */
const plainIndexes = `
  select format('%I.%I', n.nspname, i.relname) as name, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  join pg_namespace n on n.oid = i.relnamespace
  where t.relname in (${[...tables, ...workTables].map((table) => `'${table}'`)})
    and n.nspname = 'public'
    and not x.indisunique`

/** The people who send requests: the buyer with the most projects, talent and an admin. */
export const people = { buyer: idOf('u', `'b1'`), talent: idOf('u', '1'), admin: idOf('u', `'admin'`) }

/** The project with most applications, and the first candidate. */
export const first = {
  project: 'ec6ef230-f182-4039-8e79-4566b9c58adc',
  candidate: 'a9f7e979-65d6-4f79-8a52-9102a973b8b9',
}

const list = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')}]`
const oneOf = (values: readonly string[]) => `(${list(values)})[1 + floor(random() * ${values.length})::int]`
/** Some neighbors of a list, more often from its beginning. */
const someOf = (values: readonly string[], count: number) => {
  const first = `1 + floor(random() * random() * ${values.length - count})::int`
  return `(select (${list(values)})[at : at + floor(random() * ${count})::int] from (select ${first} as at where n > 0) chosen)`
}
const systems = software.all.map(({ name }) => name)

/** What the triggers would have written. */
const eventRows = (rows: string) => `
  insert into events (event, subject_kind, subject_id, actor_id, actor_name, actor_role, firm_id, from_status, to_status, happened_at) ${rows}`

const candidateRows = (from: number, to: number, count: number) => `
  create temp table made on commit drop as
  select n, first || ' ' || last as name, email, whatsapp, status, since,
    years, skills, tools, jsonb_build_object(
      'personal_info', jsonb_build_object('full_name', first || ' ' || last, 'email', email,
        'phone', whatsapp, 'location', place, 'linkedin', null, 'github', null, 'portfolio', null, 'website', null),
      'professional_summary', position || ' with ' || years || ' years in ' || array_to_string(skills, ', ') || '.',
      'work_experience', (select jsonb_agg(jsonb_build_object('company', last || ' & ' || job, 'position', position, 'location', place,
        'start_date', (2026 - years + job) || '-0' || job, 'end_date', case job when 1 then 'Present' else (2027 - years + job) || '-01' end,
        'description', null, 'achievements', jsonb_build_array('Closed twelve entities within five days of month end.')))
        from generate_series(1, 2) job),
      'education', jsonb_build_array(jsonb_build_object('institution', 'University of ' || place, 'degree', 'BSc', 'field_of_study', 'Accountancy',
        'location', place, 'graduation_date', (2026 - years)::text, 'gpa', null, 'honors', null)),
      'skills', jsonb_build_object('technical', skills, 'languages', '[]'::jsonb, 'frameworks', '["US GAAP"]'::jsonb, 'tools', tools,
        'soft_skills', '["Client communication"]'::jsonb),
      'certifications', '[]'::jsonb, 'projects', '[]'::jsonb, 'languages_spoken', '[{"language":"English","proficiency":"Fluent"}]'::jsonb,
      'awards', '[]'::jsonb, 'volunteer_experience', '[]'::jsonb) as profile
  from (
    select n, ${oneOf(names.first)} as first, ${oneOf(names.last)} as last, ${oneOf(names.domains)} as domain, ${oneOf(places)} as place,
      ${oneOf(titles)} as position, (1 + floor(random() * 24))::int as years, ${someOf(skills, 8)} as skills, ${someOf(systems, 7)} as tools,
      case when random() < 0.8 then '+63 9' || lpad(floor(random() * 1e9)::bigint::text, 9, '0') end as whatsapp,
      case when n = 1 or random() < 0.5 then 'accepted' when random() < 0.6 then 'pending' when random() < 0.5 then 'interviewed' else 'rejected' end as status,
      timestamptz '2026-11-01' - (${count} - n) * interval '20 seconds' as since
    from generate_series(${from}, ${to}) n) drawn,
    lateral (select replace(lower(first || '.' || last), ' ', '') || n || '@' || domain as email) addressed;
  insert into identity.users (id, email, email_verified, name, created_at) select ${idOf('u', 'n')}, email, true, name, since from made;
  insert into users (id, role, name, email, whatsapp, skills, experience_years, subscribe, agree, created_at)
    select ${idOf('u', 'n')}, 'talent', name, email, whatsapp, skills || tools, years, true, true, since from made;
  insert into candidates (id, user_id, name, email, whatsapp, subscribe, status, profile_data, created_at, updated_at, reviewed_at,
      platform_access_granted_at, rejection_reason, interview_scheduled_at, interview_ends_at,
      was_interviewed, decided_at, resume_path, resume_original_name, resume_size_bytes, resume_mime_type, resume_uploaded_at)
    select ${idOf('c', 'n')}, ${idOf('u', 'n')}, name, email, whatsapp, random() < 0.7, status, profile, since, since + random() * interval '30 days',
      case when status <> 'pending' then since + interval '3 days' end, case when status = 'accepted' and n % 3 > 0 then since + interval '3 days' end,
      case when status = 'rejected' then 'Not enough US experience.' end, case when status = 'interviewed' then since + interval '5 days' end,
      case when status = 'interviewed' then since + interval '5 days 1 hour' end, status = 'interviewed', case when status in ('accepted', 'rejected') then since + n % 200 * interval '1 hour' end,
      md5('r' || n) || '/resume.pdf', 'resume-' || n || '.pdf', 10000 + n % 900000, 'application/pdf', since from made;
  ${eventRows(`select 'candidate.applied', 'candidate', ${idOf('c', 'n')}, ${idOf('u', 'n')}, name, 'talent', null::uuid, null, 'pending', since from made
    union all select 'candidate.' || status, 'candidate', ${idOf('c', 'n')}, ${people.admin}, 'Admin', 'admin', null, 'pending', status, since + interval '3 days'
    from made where status <> 'pending'`)}`

const buyerRows = (from: number, to: number) => `
  create temp table made on commit drop as
    select n, ${oneOf(names.first)} as first, ${oneOf(names.last)} as last from generate_series(${from}, ${to}) n;
  insert into identity.users (id, email, email_verified, name) select ${idOf('u', `'b' || n`)}, 'buyer' || n || '@firm.example', true, first || ' ' || last from made;
  insert into users (id, role, name, email) select ${idOf('u', `'b' || n`)}, 'buyer', first || ' ' || last, 'buyer' || n || '@firm.example' from made;
  insert into firms (id, name) select ${idOf('f', 'n')}, last || ' Accounting' from made;
  insert into buyers (id, user_id, first_name, last_name, email, company_name, firm_id, firm_role)
    select ${idOf('b', 'n')}, ${idOf('u', `'b' || n`)}, first, last, 'buyer' || n || '@firm.example', last || ' Accounting',
      ${idOf('f', 'n')}, 'owner' from made`

const adminRow = `
  insert into identity.users (id, email, email_verified, name) values (${people.admin}, 'admin@glide.example', true, 'Admin');
  insert into users (id, role, name, email) values (${people.admin}, 'admin', 'Admin', 'admin@glide.example')`

const projectRows = (from: number, to: number, { projects, buyers }: { projects: number; buyers: number }) => `
  insert into projects (id, title, internal_note, scope_of_work, software_systems, seniority_level, engagement_details, engagement_type, start_date,
      estimated_hires, owner_email, status, created_by, buyer_id, firm_id, location, duration, pay_rate, created_at)
    select ${idOf('p', 'n')}, level || ' ' || ${oneOf(titles)} || ' for ' || ${oneOf(skills)} || case when n % 7 = 0 then ' no. ' || n else '' end, 'Budget is agreed.',
      array_to_string(${someOf(['Bookkeeping', 'Month-End Close / Reconciliations', 'Cleanup / Catchup', 'AP / AR Support', 'Tax Preparation', '1099 Prep & W-9 Collection', 'Sales Tax', 'Audit PBC Support', 'FP&A'], 4)}, ', '),
      ${someOf(systems, 5)}, level, ${oneOf(['Full-time', 'Part-time'])}, ${oneOf(['Ongoing/Monthly', 'One-Time'])}, date '2027-01-04' + n % 90, 1 + n % 4,
      'buyer' || owner || '@firm.example', status, ${idOf('u', `'b' || owner`)}, ${idOf('b', 'owner')}, ${idOf('f', 'owner')}, ${oneOf(places)}, '6 months', 20 + n % 60,
      timestamptz '2026-11-01' - (${projects} - n) * interval '100 seconds'
    from (select n, ${oneOf(['Staff', 'Senior', 'Manager', 'Controller', 'CFO'])} as level,
        case when n % 50 = 1 then 1 else 1 + floor(random() * ${buyers})::int end as owner,
        case when n = 1 or random() < 0.5 then 'Open' when random() < 0.2 then 'draft' when random() < 0.6 then 'completed' else 'archived' end as status
      from generate_series(${from}, ${to}) n) drawn`

const applicationRows = (
  from: number,
  to: number,
  { candidates, projects, applications }: ReturnType<typeof sizesAt>,
) => `
  insert into applications (id, project_id, user_id, status, hourly_rate, available_start_date, cover_letter, created_at)
    select ${idOf('a', 'n')}, ${idOf('p', 'project')}, ${idOf('u', 'worker')}, ${oneOf(['pending', 'reviewing', 'accepted', 'accepted', 'accepted', 'rejected'])},
      case when n % 9 > 0 then 15 + n % 70 end, date '2026-12-01' + n % 60, 'I have closed books like yours for years, and can start soon. ' || n,
      timestamptz '2026-11-01' - (${applications} - n) * interval '10 seconds'
    from (select n, 1 + (n::bigint * 7919) % ${candidates} as worker,
        case when n % 400 = 0 then 1 else 1 + floor(random() * ${projects})::int end as project
      from generate_series(${from}, ${to}) n) drawn
    on conflict do nothing`

const projectEvents = eventRows(`
  select case status when 'draft' then 'project.drafted' else 'project.posted' end, 'project', id, created_by, owner_email, 'buyer', firm_id,
    null, case status when 'draft' then 'draft' else 'Open' end, created_at from projects
  union all select 'project.' || status, 'project', id, created_by, owner_email, 'buyer', firm_id, 'Open', status, created_at + interval '60 days'
    from projects where status in ('completed', 'archived')`)

const applicationEvents = (from: number, to: number, candidates: number) => `
  create temp table made on commit drop as
    select *, status = 'accepted' and (is_over or n % 10 > 0) as is_signed from (
      select n, a.*, p.firm_id, p.buyer_id, p.created_by, p.owner_email, p.title, p.start_date, p.status in ('completed', 'archived') as is_over,
        ${idOf('c', `(1 + (n::bigint * 7919) % ${candidates})`)} as candidate_id
      from generate_series(${from}, ${to}) n join applications a on a.id = ${idOf('a', 'n')} join projects p on p.id = a.project_id) as joined;
  ${eventRows(`
  select 'application.submitted', 'application', id, user_id, 'Applicant', 'talent', firm_id, null, 'pending', created_at from made
  union all select case status when 'accepted' then 'application.accepted' when 'rejected' then 'application.declined' else 'application.reviewed' end,
    'application', id, created_by, owner_email, 'buyer', firm_id, 'pending', status, created_at + interval '2 days' from made where status <> 'pending'`)};
  ${workRows}`
