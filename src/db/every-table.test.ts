import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowTypes } from '../../scripts/generate-rows.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ours = `nspname in ('public', 'identity', 'app', 'migration')`
const appRoles = ['app_user', 'app_visitor', 'app_talent', 'app_buyer', 'app_admin', 'app_system', 'app_definer']

/** The first column of each row, as text. */
async function list(sql: string, parameters: unknown[] = []): Promise<string[]> {
  return (await database.ownerRun(sql, parameters)).map((row) => String(Object.values(row)[0]))
}

describe('T04 every table', () => {
  test('is under forced row-level security', async () => {
    const tables = `from pg_class c join pg_namespace n on n.oid = relnamespace where relkind in ('r', 'p') and ${ours}`
    expect(await list(`select relname ${tables}`)).toHaveLength(94)
    expect(await list(`select relname ${tables} and not (relrowsecurity and relforcerowsecurity)`)).toEqual([])
  })

  test('belongs to the owner, and nothing of ours lies in another schema', async () => {
    expect(
      await list(`select distinct tableowner from pg_tables where schemaname in ('public', 'identity', 'migration')`),
    ).toEqual(['glide_owner'])
    expect(
      await list(`select nspname from pg_namespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' and not ${ours}`),
    ).toEqual([])
  })

  test('is read directly: there is no view that would read as its owner', async () => {
    expect(
      await list(`select relname from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind in ('v', 'm') and ${ours}`),
    ).toEqual([])
  })

  test('has an index behind each foreign key', async () => {
    const bare = await list(
      `select conrelid::regclass || ' (' || (select string_agg(attname, ', ' order by place)
         from unnest(conkey) with ordinality as key (number, place)
         join pg_attribute on attrelid = conrelid and attnum = number) || ')'
       from pg_constraint k where contype = 'f' and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] = conkey)`,
    )
    expect(bare).toEqual([])
  })
})

describe('T04 every policy', () => {
  test('is permissive and says whom it is for', async () => {
    expect(
      await list(`select policyname from pg_policies where 'public' = any (roles) or permissive <> 'PERMISSIVE'`),
    ).toEqual([])
  })

  test('that writes has a condition, but for the system, the definer and the ledger’s owner', async () => {
    const unconditional = await list(
      `select tablename || '.' || policyname || ' to ' || roles::text from pg_policies
       where cmd <> 'SELECT' and coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true'
         and not roles <@ '{app_system, app_definer, glide_owner}'`,
    )
    expect(unconditional).toEqual([])
  })

  test('asks who it is once per statement, not once per row', async () => {
    const perRow = await list(
      `select tablename || '.' || policyname from pg_policies
       where concat(qual, with_check) ~ '(?<!SELECT )app\\.(user_id|buyer_id|firm_id|firm_role|may_manage|may_approve|owns_firm|may_apply)\\('`,
    )
    expect(perRow).toEqual([])
  })
})

describe('T04 every function', () => {
  const functions = `from pg_proc p join pg_namespace n on n.oid = pronamespace where ${ours}`

  // The names in a body of standard SQL are bound when it is made, so no path can turn them; without a path of its own
  // the planner can put the body in place of the call.
  test('has a fixed search path, or runs as its caller with names bound when it was made', async () => {
    const isBound = 'prosqlbody is not null and not prosecdef'
    const isFixed = `coalesce(proconfig && array['search_path=""'], false)`
    expect(await list(`select proname ${functions} and not (${isFixed} or ${isBound})`)).toEqual([])
  })

  test('that sees more than its caller belongs to the definer, and no other does', async () => {
    expect(await list(`select proname ${functions} and prosecdef <> (proowner = 'app_definer'::regrole)`)).toEqual([])
  })

  test('may be called by these alone', async () => {
    const callable = await database.ownerRun(
      `select proname as name, array(
         select rolname from pg_roles
         where rolname = any ($1) and has_function_privilege(rolname, p.oid, 'execute') order by rolname
       )::text[] as callers ${functions} order by proname`,
      [[...appRoles.filter((role) => role !== 'app_definer'), 'glide_app']],
    )
    const people = ['app_admin', 'app_buyer', 'app_talent', 'app_user']
    expect(Object.fromEntries(callable.map(({ name, callers }) => [name, callers]))).toEqual({
      add_resume_file: [],
      address_to_applicant: [],
      adopt_candidate: ['app_talent'],
      applicant: ['app_buyer'],
      arrange_interview: [],
      begin_engagement: [],
      begin_onboarding: [],
      book_times: [],
      busy_times: ['app_buyer', 'app_talent'],
      begin_thread: [],
      begin_week: [],
      tell_of_due_invoice: [],
      count_week_lines: [],
      follow_week: ['app_system'],
      forget_hours: [],
      is_unusual: [],
      keep_week: [],
      may_approve: people,
      merge_hours: [],
      open_week: [],
      other_name: [],
      own_engagements: ['app_talent'],
      queue_week: [],
      undo_approval: ['app_buyer'],
      usual_minutes: [],
      week_parties: ['app_admin', 'app_buyer', 'app_talent'],
      block_thread: ['app_buyer', 'app_talent'],
      buyer_email: people,
      buyer_id: people,
      buyer_line: people,
      candidate_facts: [],
      candidate_score: ['app_admin'],
      candidate_search_row: [],
      cap_mail: [],
      card_country: ['app_admin'],
      chain_entry: [],
      change_firm_role: ['app_buyer'],
      check_move: [],
      conditions: [],
      confirm_hours: [],
      copy_firm_name: [],
      copy_to_account: [],
      count_candidate_week: [],
      count_profile_change: [],
      count_scorecard_change: [],
      count_unread: ['app_admin', 'app_buyer', 'app_talent'],
      drop_unwanted_mail: [],
      due_message_emails: ['app_system'],
      due_notice_emails: ['app_system'],
      earliest_end: [],
      end_engagements: [],
      end_seat: ['app_buyer'],
      end_sessions: ['app_admin'],
      engagement_contacts: ['app_talent'],
      engagement_facts: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      engagement_parties: ['app_system'],
      engagement_terms: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      expired_accounts: ['app_admin', 'app_system'],
      facts_source: ['app_system'],
      find_applications: ['app_buyer'],
      find_candidates: ['app_admin'],
      find_firms: ['app_admin'],
      find_jobs: ['app_admin'],
      find_leads: ['app_admin'],
      find_mails: ['app_admin'],
      find_openings: ['app_talent'],
      find_people: ['app_admin'],
      find_sealed: [...people, 'app_visitor'],
      find_talent: ['app_admin', 'app_buyer'],
      finish_engagements: ['app_system'],
      firm_day: people,
      firm_id: people,
      firm_role: people,
      firm_today: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      follow_engagement: [],
      follow_interview: [],
      find_threads: ['app_admin', 'app_buyer', 'app_talent'],
      find_notices: ['app_admin', 'app_buyer', 'app_talent'],
      firm_of_project: [],
      forget_applications: [],
      forget_billing: [],
      forget_conversations: [],
      forget_in_record: [],
      forget_invitations: [],
      forget_leads: [],
      forget_mail: [],
      end_offers: [],
      fill_project: [],
      follow_offer: [],
      follow_shortlist: [],
      forget_notes: [],
      forget_offers: [],
      forget_projects: [],
      forget_resume_file: [],
      forget_invitation_notes: [],
      forget_resumes: [],
      forget_statements: [],
      grams: [...people.slice(0, 2), 'app_system', ...people.slice(2), 'app_visitor'],
      grant_terms: ['app_admin'],
      hand_over_interviews: [],
      hand_over_projects: [],
      has_confirmed: ['app_admin'],
      has_meeting_rooms: ['app_buyer', 'app_talent'],
      has_second_factor: [],
      held_shortlist: ['app_admin', 'app_buyer'],
      hold_shortlist: [],
      keep_engagement: [],
      keep_onboarding: [],
      list_engagements: ['app_admin', 'app_buyer', 'app_talent'],
      missing_for_start: [],
      number_round: [],
      onboarding: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      onboarding_defaults: [],
      remind_engagements: ['app_system'],
      start_engagement: [],
      start_engagements: ['app_system'],
      undo_decision: ['app_buyer'],
      offer_parties: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      invitation_parties: ['app_buyer', 'app_system', 'app_talent'],
      interview_hours: ['app_buyer', 'app_talent'],
      interview_people: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      has_looked: ['app_admin'],
      is_applicant: ['app_buyer'],
      is_contact_open: ['app_admin', 'app_buyer', 'app_talent'],
      is_engaged: [],
      is_taking_applications: ['app_talent'],
      is_warned: [],
      keep_last_admin: [],
      keep_last_owner: [],
      keep_statement: [],
      lacks_confirmation: ['app_admin'],
      lacks_scorecard: ['app_admin'],
      lacks_verification: people,
      leave_firm: [],
      leave_interviews: [],
      life_cycle_moves: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      may_apply: ['app_talent'],
      may_manage: people,
      may_write: ['app_admin', 'app_buyer', 'app_talent'],
      is_undoing: [...people.slice(0, 2), 'app_system', ...people.slice(2), 'app_visitor'],
      note_merged_row: [],
      put_back: [],
      undo_merge: ['app_admin'],
      undo_obstacle: [],
      merge_accounts: [],
      merge_applications: [],
      merge_bookmarks: [],
      merge_candidates: ['app_admin'],
      merge_interviews: [],
      merge_invitations: [],
      merge_matching: [],
      watched_projects: ['app_system'],
      facts_to_search: [],
      search_tags: [],
      update_facts_search: [],
      tell_of_fit: ['app_system'],
      merge_conversations: [],
      merge_openings: [],
      merge_resumes: [],
      merge_scheduling: [],
      merge_scorecards: [],
      merge_statements: [],
      name_event: [],
      name_note: [],
      newest_matching: [],
      note_decision: [],
      note_talent_change: [],
      nudge_seat: [],
      nudge_thread: [],
      notice_kinds: [],
      nudge_readers: [],
      clear_notices: [],
      tell: [],
      tell_admins: [],
      tell_of_event: [],
      tell_of_message: [],
      run_clock: [],
      run_message_clock: [],
      refuse_past_interview: [],
      scans_files: ['app_admin', 'app_buyer', 'app_talent'],
      follow_clock: [],
      amend_statement: [],
      answer_waiting: ['app_system'],
      queue_answers: [],
      close_application: ['app_system'],
      clock_hours: ['app_system'],
      find_waiting: ['app_admin', 'app_buyer', 'app_talent'],
      reply_times: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      number_message: [],
      number_statement: [],
      open_candidate: ['app_admin'],
      open_payout_accounts: ['app_admin'],
      open_resume: people,
      opening_search_row: [],
      outdate_facts: [],
      outdate_fingerprints: [],
      own_mails: people,
      owns_firm: people,
      people_search_row: [],
      principal: [...people.slice(0, 2), 'app_system', ...people.slice(2), 'app_visitor', 'glide_app'],
      principal_of: [...people.slice(0, 2), 'app_system', ...people.slice(2), 'app_visitor', 'glide_app'],
      profile_skills: [],
      public_profile: [...people.slice(0, 2), 'app_system', ...people.slice(2)],
      put_back_project: ['app_admin'],
      queue_mail_job: [],
      read_thread: ['app_admin', 'app_buyer', 'app_talent'],
      record_candidate_change: [],
      record_move: [],
      record_project_edit: [],
      record_scorecard: [],
      record_seat: [],
      record_sign_in: [],
      record_weeks: [],
      record_stale_move: ['app_admin', 'app_buyer'],
      refuse_foreign_resume: [],
      refuse_suspended_session: [],
      refuse_unproven_session: [],
      report_thread: ['app_buyer', 'app_talent'],
      require_confirmation: [],
      require_scorecard: [],
      restart_warnings: [],
      restore_account: ['app_admin'],
      resume_lock: ['app_admin', 'app_system', 'app_talent'],
      resume_opening: people,
      schedule_interview: [],
      sees_contact: ['app_buyer', 'app_talent'],
      set_completed_at: [],
      set_interview_end: [],
      start_firm: ['app_buyer'],
      settle_report: ['app_admin'],
      side_in: [],
      statement_facts: ['app_buyer'],
      statement_parties: ['app_admin', 'app_buyer', 'app_system', 'app_talent'],
      suspend_account: ['app_admin'],
      suspended_firms: ['app_talent', 'app_visitor'],
      suspended_people: ['app_admin', 'app_buyer'],
      tag_codes: [],
      take_down_project: ['app_admin'],
      talent_card: [...people.slice(0, 2), 'app_system', ...people.slice(2)],
      talent_terms: [...people.slice(0, 2), 'app_system', ...people.slice(2)],
      tallied: [],
      tally_candidate: [],
      thread_facts: ['app_admin', 'app_buyer', 'app_talent'],
      thread_party: ['app_admin', 'app_buyer', 'app_talent'],
      touch: [],
      update_candidate_score: [],
      update_candidate_search: [],
      update_mail_status: [],
      update_opening_search: [],
      update_people_search: [],
      user_id: [...people.slice(0, 2), 'app_system', ...people.slice(2), 'app_visitor'],
      verify_firm: ['app_admin'],
      withdraw_verification: ['app_admin'],
      working_days: ['app_talent'],
      bill_week: [],
      billable_weeks: ['app_admin', 'app_system'],
      credit_invoice: ['app_admin'],
      draft_invoice: ['app_admin', 'app_system'],
      fee_on: [],
      firm_balance: ['app_admin', 'app_buyer', 'app_system'],
      firm_ledger: ['app_admin', 'app_buyer', 'app_system'],
      follow_charge: [],
      follow_invoice: [],
      forget_invoices: [],
      invoice_parties: ['app_admin', 'app_system'],
      issue_invoice: ['app_system'],
      keep_invoice: [],
      keep_invoice_line: [],
      lapse_invoices: ['app_system'],
      merge_invoices: [],
      next_number: [],
      operator_fee: ['app_admin', 'app_buyer', 'app_system'],
      payout_list: ['app_admin'],
      receive_payment: [],
      set_invoicing: ['app_admin'],
      refunds_of_credit: [],
      settle_invoice: [],
      week_pay: [],
      worked_line: ['app_admin', 'app_talent'],
      without_contact: [...people.slice(0, 2), 'app_system', ...people.slice(2)],
    })
  })
})

describe('T04 every role', () => {
  test('of the application has no power of its own', async () => {
    const powers = `rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication`
    expect(await list(`select rolname from pg_roles where rolname = any ($1)`, [appRoles])).toHaveLength(7)
    expect(
      await list(`select rolname from pg_roles where rolname = any ($1) and (${powers} or rolcanlogin)`, [appRoles]),
    ).toEqual([])
    expect(
      await list(`select rolname from pg_roles where rolname = 'glide_app' and (${powers} or rolinherit)`),
    ).toEqual([])
  })

  test('owns nothing, but for the definer’s functions', async () => {
    const owned = await list(
      `select distinct classid::regclass || ' of ' || rolname from pg_shdepend join pg_roles r on r.oid = refobjid
       where deptype = 'o' and refclassid = 'pg_authid'::regclass and rolname = any ($1)`,
      [[...appRoles, 'glide_app']],
    )
    expect(owned).toEqual(['pg_proc of app_definer'])
  })

  test('is a member of these alone', async () => {
    const memberships = await list(
      `select distinct member.rolname || ' in ' || granted.rolname from pg_auth_members
       join pg_roles member on member.oid = member join pg_roles granted on granted.oid = roleid
       where granted.rolname = any ($1) and member.rolname <> 'glide_owner'`,
      [appRoles],
    )
    expect(memberships.sort()).toEqual([
      'app_admin in app_user',
      'app_buyer in app_user',
      'app_talent in app_user',
      ...['admin', 'buyer', 'system', 'talent', 'visitor'].map((role) => `glide_app in app_${role}`),
    ])
  })

  test.each(appRoles)('%s cannot become another', async (role) => {
    const reached: string[] = []
    for (const other of appRoles.filter((name) => name !== role)) {
      const becoming = database.asSuperuser(async (run) => {
        await run({ sql: `set local session authorization ${role}`, parameters: [] })
        await run({ sql: `set local role ${other}`, parameters: [] })
      })
      await becoming.then(
        () => reached.push(other),
        (error) => expect(error.code).toBe('42501'),
      )
    }
    expect(reached).toEqual(['app_talent', 'app_buyer', 'app_admin'].includes(role) ? ['app_user'] : [])
  })

  test('public reaches no table, no column and no sequence', async () => {
    const grants = await list(
      `select relname from pg_class c join pg_namespace n on n.oid = relnamespace, aclexplode(relacl) a
       where ${ours} and a.grantee = 0
       union all select attname from pg_attribute join pg_class c on c.oid = attrelid
       join pg_namespace n on n.oid = relnamespace, aclexplode(attacl) a where ${ours} and a.grantee = 0`,
    )
    expect(grants).toEqual([])
  })
})

test('the row types are current', async () => {
  expect(await readFile(new URL('./rows.ts', import.meta.url), 'utf8')).toBe(await rowTypes(database.driver))
})
