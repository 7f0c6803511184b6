import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hideTalent, showTalent } from '#contract/bookmarks.ts'
import { changeShortlist, listUnfilled, readCuration, releaseShortlist } from '#contract/curation.ts'
import { saveNeed } from '#contract/needs.ts'
import { listNotices } from '#contract/notices.ts'
import { saveOperatorSettings } from '#contract/operator-settings.ts'
import { suspendPerson } from '#contract/people.ts'
import { compareMatches, explainMatch, listMatches } from '#contract/shortlists.ts'
import { gatherEmails } from '../testing/gather-emails.ts'
import { newBuyer, newPerson, type Person } from '../testing/people.ts'
import { closing, namesIn, shortlistApp, taxPreparer } from './testing/shortlist-app.ts'

const { app, talent, settle, post, shortlist } = await shortlistApp()
afterAll(() => app.close())

describe('a shortlist on the operator’s desk', () => {
  let admin: Person
  let firm: Person
  beforeAll(async () => {
    ;[admin, firm] = [await newPerson(app, 'admin'), await newBuyer(app)]
  })
  afterEach(() => hold(false))
  const hold = (holdsShortlists: boolean) => admin.browser.call(saveOperatorSettings, { holdsShortlists })
  const desk = async (id: string) => {
    const { status, body } = await admin.browser.call(readCuration, { id })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body
  }
  const idOf = async (name: string) =>
    (await app.database.ownerRun('select id from candidates where name = $1', [name]))[0]?.id as string
  const change = async (
    id: string,
    name: string,
    change: 'moved' | 'added' | 'removed' | 'returned',
    position: number | null = null,
  ) =>
    (
      await admin.browser.call(changeShortlist, {
        ...{ id, candidateId: await idOf(name), change, position },
        reason: `Why ${name} was ${change}.`,
      })
    ).status

  test('is held by the rule from posting to release, says when to expect it, and then tells the firm', async () => {
    const earlier = await post(firm)
    await hold(true)
    const id = await post(firm)
    await app.database.ownerRun(`update reply_clocks set due_at = '2040-01-02 15:00Z' where subject_id = $1`, [id])
    const held = await shortlist(id, firm)
    expect(held).toMatchObject({ held: { expectedBy: '2040-01-02T15:00:00+00:00' }, shortlist: [], mayFit: [] })
    expect(held.counts.fits).toBeGreaterThan(0)
    expect((await shortlist(earlier, firm)).held).toBeNull()
    const [person] = (await shortlist(earlier, firm)).shortlist
    const candidateId = person?.talent.id as string
    const refused = [
      await firm.browser.call(listMatches, { id }),
      await firm.browser.call(explainMatch, { id, candidateId }),
      await firm.browser.call(compareMatches, { id, people: [candidateId] }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await app.database.ownerRun('select from matching_runs where project_id = $1', [id])).toEqual([])

    const { projects } = (await admin.browser.call(listUnfilled, {})).body
    expect(projects[0]).toMatchObject({ id, isHeld: true, dueAt: '2040-01-02T15:00:00+00:00' })
    expect(namesIn((await desk(id)).shortlist)).toEqual(namesIn((await shortlist(earlier, firm)).shortlist))
    expect((await admin.browser.call(releaseShortlist, { id })).status).toBe(200)
    expect((await admin.browser.call(releaseShortlist, { id })).status).toBe(409)
    const released = await shortlist(id, firm)
    expect(released).toMatchObject({ held: null, curatedAt: expect.any(String) })
    expect(namesIn(released.shortlist)).toEqual(namesIn((await shortlist(earlier, firm)).shortlist))
    const { notices } = (await firm.browser.call(listNotices, {})).body
    expect(notices.find(({ kind }) => kind === 'shortlist-ready')).toMatchObject({ path: `/projects/${id}/shortlist` })
    await gatherEmails(app)
    expect((await app.mails(firm.email)).map(({ kind }) => kind)).toContain('shortlist-ready')
    const [clock] = await app.database.ownerRun(
      `select ended_as, replied_at is not null as replied from reply_clocks where kind = 'project' and subject_id = $1`,
      [id],
    )
    expect(clock).toEqual({ ended_as: 'replied', replied: true })

    const waiting = await post(firm)
    await hold(false)
    expect(await shortlist(waiting, firm)).toMatchObject({ held: null, curatedAt: null })
  })

  test('keeps what an admin moved, added and removed, and its reasons to itself, while facts change', async () => {
    const id = await post(firm, { ...closing, payRate: 100 })
    const before = namesIn((await shortlist(id, firm)).shortlist)
    const [first, last] = [before[0] as string, before.at(-1) as string]
    expect(before.length).toBeGreaterThan(1)
    expect(await change(id, last, 'moved')).toBe(400)
    expect(await change(id, last, 'removed', 1)).toBe(400)
    expect(await change(id, last, 'moved', 1)).toBe(200)
    expect(await change(id, 'Tax one', 'added', 2)).toBe(200)
    const list = await shortlist(id, firm)
    expect(list.shortlist.map(({ talent, curated }) => [talent.name, curated])).toEqual([
      [last, 'moved'],
      ['Tax one', 'added'],
      ...before.slice(0, -1).map((name) => [name, null]),
    ])
    expect(list.shortlist[1]?.lines.some(({ state }) => state !== 'met')).toBe(true)
    expect(JSON.stringify(list)).not.toContain('Why')
    const [run] = await app.database.ownerRun(
      `select shown from matching_runs where project_id = $1 order by made_at desc limit 1`,
      [id],
    )
    const { shown } = run as { shown: { change?: number }[] }
    expect(shown.map((one) => one.change !== undefined)).toEqual(shown.map((_, index) => index < 2))

    await change(id, first, 'removed')
    expect(namesIn((await shortlist(id, firm)).shortlist)).not.toContain(first)
    const { removed, changes } = await desk(id)
    expect(namesIn(removed)).toEqual([first])
    expect(changes[0]).toMatchObject({ change: 'removed', name: first, reason: `Why ${first} was removed.` })

    await change(id, first, 'returned')
    const need = { must: [{ anyOf: [{ kind: 'software', value: 'Xero' }] }], nice: [], hoursPerWeek: 10 }
    const { updatedAt } = await shortlist(id, firm)
    await firm.browser.call(saveNeed, { id, need: need as never, expectedUpdatedAt: updatedAt })
    expect(namesIn((await shortlist(id, firm)).shortlist).slice(0, 2)).toEqual([last, 'Tax one'])
    // Whoever has missed something since waits for another look; who was added in spite of it stays.
    const lost = { must: [{ anyOf: [{ kind: 'software', value: 'UltraTax CS' }] }], nice: [] }
    const again = (await shortlist(id, firm)).updatedAt
    await firm.browser.call(saveNeed, { id, need: lost as never, expectedUpdatedAt: again })
    const after = await desk(id)
    expect(namesIn(after.shortlist)).toContain('Tax one')
    expect([...namesIn(after.shortlist), ...namesIn(after.lapsed)]).toContain(last)
  })

  test('never shows whom the firm has hidden, who was suspended, or is no longer accepted', async () => {
    const person = await talent('Close three', taxPreparer, {})
    await settle()
    const id = await post(firm)
    await change(id, 'Close three', 'added', 1)
    const isShown = async () => namesIn((await shortlist(id, firm)).shortlist).includes('Close three')
    expect(await isShown()).toBe(true)
    const { candidateId } = person
    await firm.browser.call(hideTalent, { id: candidateId })
    expect(await isShown()).toBe(false)
    await firm.browser.call(showTalent, { id: candidateId })
    await app.database.ownerRun(
      `insert into threads (project_id, user_id, person_blocked_at) select $1, user_id, now() from candidates where id = $2`,
      [id, candidateId],
    )
    expect(await isShown()).toBe(false)
    await app.database.ownerRun('update threads set person_blocked_at = null where project_id = $1', [id])
    expect(await isShown()).toBe(true)
    await app.database.ownerRun(`update candidates set status = 'rejected', rejection_reason = 'x' where id = $1`, [
      candidateId,
    ])
    expect(await isShown()).toBe(false)
    expect(await change(id, 'Close three', 'moved', 1)).toBe(404)
    await app.database.ownerRun(`update candidates set status = 'accepted', rejection_reason = null where id = $1`, [
      candidateId,
    ])
    const [account] = await app.database.ownerRun('select user_id from candidates where id = $1', [candidateId])
    await admin.browser.call(suspendPerson, { id: account?.user_id as string, reason: 'Asked to.' })
    expect(await isShown()).toBe(false)
    expect(await change(id, 'Close three', 'moved', 1)).not.toBe(200)
  })
})
