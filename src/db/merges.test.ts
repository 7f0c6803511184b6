import { afterAll, describe, expect, test } from 'vitest'
import { undoDays } from '#domain/duplicates/undo.ts'
import { seededDatabase } from './testing/seeded-database.ts'
import { differences, mergeAndUndo, type World } from './testing/unmerging.ts'
import {
  applications,
  candidates,
  introCalls,
  invoiceLines,
  offers,
  pairs,
  people,
  scorecards,
  statements,
  weeks,
} from './testing/world.ts'

const database = await seededDatabase()
afterAll(() => database.close())

const trying = (meanwhile: string[] = []): Promise<[World, World, World]> =>
  database.undone((_, run) => mergeAndUndo(run, meanwhile))

const rowOf = (world: World, table: string, id: string) => world[table]?.find((row) => row.id === id)

describe('a merge that is undone', () => {
  test('leaves every row of every table as it was, but for what is documented', async () => {
    const [before, between, after] = await trying()
    // Something of each kind went, came and moved.
    const changed = new Set(differences(before, between).map((line) => line.split(' ')[1]))
    expect(changed.size).toBeGreaterThan(30)
    expect(differences(before, after)).toEqual([])
    expect(rowOf(after, 'intro_calls', introCalls.otherTalent)).toMatchObject({
      candidate_id: candidates.otherTalent,
      status: 'cancelled',
    })
    expect(rowOf(after, 'candidate_pairs', pairs.open)).toMatchObject({ dismissed_by: people.admin })
    const added = (after.events ?? []).filter(({ id }) => !(before.events ?? []).some((event) => event.id === id))
    expect(added.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['candidate.merged', 'candidate.unmerged', 'candidate.unmerged']),
    )
    expect(
      added.every(({ event }) => ['candidate.merged', 'candidate.unmerged', 'call.cancelled'].includes(String(event))),
    ).toBe(true)
    expect(JSON.stringify(added)).not.toContain('othertalent@example.com')
    expect(after.merged_rows).toEqual(before.merged_rows)
  })

  test('counts as before', async () => {
    const [before, , after] = await trying()
    const sums = (world: World, table: string, amount: string) => {
      const total: Record<string, number> = {}
      for (const { id: _, [amount]: by, ...what } of world[table] ?? []) {
        const key = JSON.stringify(what)
        total[key] = (total[key] ?? 0) + Number(by)
      }
      return Object.fromEntries(Object.entries(total).filter(([, sum]) => sum !== 0))
    }
    expect(sums(after, 'candidate_tally', 'change')).toEqual(sums(before, 'candidate_tally', 'change'))
    expect(sums(after, 'candidate_weeks', 'change')).toEqual(sums(before, 'candidate_weeks', 'change'))
  })

  test('what happened since stays: to what moved, to what was written, and to who has left', async () => {
    const [before, , after] = await trying([
      `update applications set status = 'reviewing' where id = '${applications.others}'`,
      `update candidates set phone = '+63 1' where id = '${candidates.talent}'`,
      `delete from scorecards where candidate_id = '${candidates.talent}' and reviewer_id = '${people.idleBuyer}'`,
      `insert into resume_openings (candidate_id, opened_by) values ('${candidates.talent}', '${people.buyer}')`,
      `update candidates set reviewed_by = null where reviewed_by = '${people.admin}'`,
    ])
    expect(rowOf(after, 'applications', applications.others)).toMatchObject({
      user_id: people.otherTalent,
      status: 'reviewing',
    })
    expect(rowOf(after, 'candidates', candidates.talent)).toMatchObject({ phone: '+63 1', name: null })
    expect(rowOf(after, 'candidates', candidates.otherTalent)).toMatchObject({ phone: '1', name: 'Other' })
    expect(rowOf(after, 'scorecards', scorecards.former)).toBeUndefined()
    expect(after.resume_openings).toHaveLength((before.resume_openings?.length ?? 0) + 1)
    expect(rowOf(after, 'offers', offers.sent)).toBeDefined()
  })

  test('names nobody who has left meanwhile', async () => {
    const [, , after] = await trying([
      'set local session_replication_role = replica',
      `delete from users where id = '${people.former}'`,
      `update merged_rows set before = before || '{"reviewed_by": "${people.former}"}'
        where table_name = 'public.candidates' and after is null`,
      'set local session_replication_role = origin',
    ])
    expect(rowOf(after, 'candidates', candidates.otherTalent)).toMatchObject({ status: 'accepted', reviewed_by: null })
  })
})

test.each([
  [
    'signed',
    [
      `update statements set offer_id = '${offers.others}', talent_signed_at = now() + interval '1 second' where id = '${statements.draft}'`,
    ],
  ],
  [
    'billed',
    [
      `insert into engagements (id, application_id) values ('${statements.draft}', '${applications.others}')`,
      `update weeks set engagement_id = '${statements.draft}' where id = '${weeks.open}'`,
      `update invoice_lines set week_id = '${weeks.open}' where id = '${invoiceLines.own}'`,
    ],
  ],
  [
    'paid',
    [
      `delete from payout_lines where invoice_line_id = '${invoiceLines.others}'`,
      `insert into payout_lines (talent_id, kind, amount_cents, due_on, invoice_line_id)
        values ('${people.talent}', 'work', 1, '2020-01-13', '${invoiceLines.others}')`,
    ],
  ],
  ['applied', [`update candidates set email = 'othertalent@example.com' where id = '${candidates.rejected}'`]],
])('it is not undone once something was %s', async (obstacle, since) => {
  const quietly = [
    'set local session_replication_role = replica',
    ...since,
    'set local session_replication_role = origin',
  ]
  await expect(trying(quietly)).rejects.toThrow(`Not undone: ${obstacle}`)
})

test('the database and the domain agree on how long', async () => {
  const [row] = await database.ownerRun(
    `select pg_get_expr(adbin, adrelid) as value from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
     where adrelid = 'merges'::regclass and attname = 'undoable_until'`,
  )
  expect(row?.value).toContain(`'${undoDays} days'`)
})
