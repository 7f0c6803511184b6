import { afterAll, describe, expect, test } from 'vitest'
import type { Run } from './driver.ts'
import { personalData } from './personal-data/registry.ts'
import type { Rules } from './personal-data/rules.ts'
import { decideHours } from './testing/decide-hours.ts'
import { seededDatabase } from './testing/seeded-database.ts'
import { unregistered } from './testing/unregistered.ts'
import {
  applications,
  buyers,
  candidates,
  firms,
  interviews,
  offers,
  pairs,
  people,
  statements,
  weeks,
} from './testing/world.ts'

const database = await seededDatabase()
afterAll(() => database.close())

/** The tables that have one of these words in some column of some row; `talent@…` is not part of `othertalent@…`. */
async function tablesWith(run: Run, words: string[]): Promise<string[]> {
  const pattern = new RegExp(`(?<![a-z])(${words.map((word) => RegExp.escape(word)).join('|')})`)
  const found: string[] = []
  for (const name of Object.keys(personalData)) {
    const rows = JSON.stringify((await run({ sql: `select * from ${name}`, parameters: [] })).rows)
    if (pattern.test(rows)) found.push(name)
  }
  return found
}

const kept = (what: 'forgotten' | 'merged') =>
  Object.entries(personalData).flatMap(([name, rules]) => {
    const rule = (rules as Rules)[what]
    return typeof rule === 'object' && rule.stays ? name : []
  })

describe('the registry of personal data', () => {
  test('has every table, and says of each what is so', async () => {
    expect(await database.asSuperuser((run) => unregistered(run))).toEqual([])
  })

  test.each([
    [
      'a table of someone’s',
      'create table diaries (id int, user_id uuid references users)',
      'diaries: nobody registered it',
    ],
    ['a table with an address', 'create table guests (email text)', 'guests: nobody registered it'],
    [
      'a reference in a table of counts',
      'alter table candidate_weeks add owner uuid references buyers',
      'candidate_weeks: leads to a person',
    ],
    [
      'a note in a table of counts',
      'alter table candidate_weeks add note text',
      'candidate_weeks: has columns about people',
    ],
    [
      'a lost cascade',
      'alter table scorecards drop constraint scorecards_candidate_id_fkey',
      'scorecards: doesn’t go with the account',
    ],
    [
      'a lost trigger',
      'drop trigger forget_applications on users',
      [
        'applications: nothing calls app.forget_applications',
        'cover_letter_originals: nothing calls app.forget_applications',
      ],
    ],
    ['a lost part', 'drop function app.merge_openings', 'saved_projects: nothing calls app.merge_openings'],
    [
      'a part that nobody named',
      `create function app.merge_diaries(kept candidates, other candidates) returns void language sql return null::void`,
      'app.merge_diaries: no table names it',
    ],
  ])('notices %s', async (_, change, finding) => {
    const found = await database.undone(async (ask, run) => {
      await ask(change)
      return unregistered(run)
    })
    expect(found).toEqual([finding].flat())
  })
})

describe('when an account is deleted', () => {
  const emails = ['talent@example.com', 'buyer@example.com']
  const ids = [people.talent, candidates.talent, people.buyer, buyers.buyer, firms.buyer]
  const secrets = ['Ana Leaver', '+63 917', 'Leaver & Sons', 'CANARY']

  /** Something of theirs wherever anything can be. */
  const leaveTraces = [
    `update candidates set name = 'Ana Leaver', phone = '+63 917', whatsapp = '+63 917', interview_notes = 'CANARY',
      profile_data = '{"summary": "CANARY"}' where id = '${candidates.talent}'`,
    `update buyers set first_name = 'Ana Leaver', phone = '+1 2' where id = '${buyers.buyer}'`,
    `update firms set name = 'Leaver & Sons' where id = '${firms.buyer}'`,
    `update users set name = 'Ana Leaver' where id = '${people.buyer}'`,
    `update projects set internal_note = 'CANARY', owner_email = 'buyer@example.com' where firm_id = '${firms.buyer}'`,
    `update applications set cover_letter = 'CANARY' where user_id = '${people.talent}'`,
    `update cover_letter_originals set text = 'CANARY' where application_id = '${applications.open}'`,
    `update intro_calls set name = 'Ana Leaver' where candidate_id = '${candidates.talent}'`,
    `update interviews set owner_word = 'CANARY' where id = '${interviews.proposed}'`,
    `update project_invitations set note = 'CANARY' where invited_by = '${people.buyer}'`,
    `update offers set status = 'declined', decided_at = now(), reason = 'CANARY' where id = '${offers.sent}'`,
    `update offer_rounds set note = 'CANARY' where offer_id = '${offers.sent}'`,
    `update week_lines set note = 'CANARY' where week_id = '${weeks.open}'`,
    `update statements set details = '{"scope": "CANARY"}' where id = '${statements.draft}'`,
    `insert into leads (email) values ('talent@example.com')`,
    `insert into mails (kind, recipient, subject, sealed_content) values ('x', 'talent@example.com', 'CANARY', '')`,
    `update jobs set last_error = '550 talent@example.com' where key in (select id::text from mails where recipient = 'talent@example.com')`,
    `update scorecards set notes = '{"technical": "CANARY"}' where candidate_id = '${candidates.talent}'`,
    `update identity.sessions set ip_address = 'CANARY', user_agent = 'CANARY' where user_id = '${people.talent}'`,
    `update resume_openings set network_address = 'CANARY' where opened_by = '${people.buyer}'`,
    `insert into candidate_fingerprints (candidate_id, kind, fingerprint) values ('${candidates.talent}', 'name', 'Ana Leaver')`,
    `insert into events (actor_id, event, subject_kind, subject_id) select '${people.admin}', 'call.cancelled', 'call', id from intro_calls`,
    `insert into events (actor_id, event, subject_kind, subject_id) values
      ('${people.admin}', 'candidate.edited', 'candidate', '${candidates.talent}'), ('${people.buyer}', 'x.y', 'project', null)`,
  ]

  test('T73 no name, address, number or word of theirs is left, and their ids only where the registry says so', async () => {
    const [before, words, pseudonyms] = await database.undone(async (ask, run) => {
      for (const sql of [...leaveTraces, ...decideHours]) await ask(sql)
      const before = await tablesWith(run, [...secrets, ...emails])
      await ask(`set local role app_system`)
      for (const id of [people.talent, people.buyer]) await ask(`delete from identity.users where id = '${id}'`)
      await ask(`set constraints all immediate`)
      await ask(`reset role`)
      return [before, await tablesWith(run, [...secrets, ...emails]), await tablesWith(run, ids)]
    })
    expect(before).toHaveLength(25)
    expect(words).toEqual([])
    expect(pseudonyms).not.toEqual([])
    expect(pseudonyms.filter((name) => !kept('forgotten').includes(name))).toEqual([])
  })

  test('so does the account that was merged into it', async () => {
    const left = await database.undone(async (ask, run) => {
      await ask(`insert into leads (email) values ('othertalent@example.com')`)
      await ask(`set local role app_admin`)
      await ask(`select set_config('app.user_id', '${people.admin}', true)`)
      await ask(`select app.merge_candidates('${pairs.open}', '${candidates.talent}')`)
      await ask(`set local role app_system`)
      await ask(`delete from identity.users where id = '${people.talent}'`)
      await ask(`reset role`)
      return tablesWith(run, ['othertalent@example.com'])
    })
    expect(left).toEqual([])
  })
})

test('after a merge nothing refers to the candidate that ended, but for what the registry names', async () => {
  const left = await database.undone(async (ask, run) => {
    await ask(`set local role app_admin`)
    await ask(`select set_config('app.user_id', '${people.admin}', true)`)
    await ask(`select app.merge_candidates('${pairs.open}', '${candidates.talent}')`)
    await ask(`set constraints all immediate`)
    await ask(`reset role`)
    return tablesWith(run, [candidates.otherTalent, people.otherTalent])
  })
  expect(left).toContain('identity.users')
  expect(left.filter((name) => !kept('merged').includes(name))).toEqual([])
})
