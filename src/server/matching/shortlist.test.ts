import { afterAll, describe, expect, test } from 'vitest'
import { readSession } from '#contract/accounts.ts'
import { hideTalent, showTalent } from '#contract/bookmarks.ts'
import { listOpeningFits } from '#contract/matching.ts'
import { previewNeed, saveNeed } from '#contract/needs.ts'
import { compareMatches, explainMatch, listMatches, readShortlist } from '#contract/shortlists.ts'
import { newBuyer } from '../testing/people.ts'
import { closer, namesIn, shortlistApp } from './testing/shortlist-app.ts'

const { app, buyer, talent, settle, post, shortlist } = await shortlistApp()
afterAll(() => app.close())

describe('a shortlist', () => {
  test('has who fits, tells why, and keeps those with an open answer apart', async () => {
    const list = await shortlist(await post())
    expect(namesIn(list.shortlist)).toEqual(['Close one'])
    expect(list.mayFit.map(({ talent, unanswered }) => [talent.name, unanswered])).toEqual([
      ['Unknown one', 2],
      ['Tax one', 2],
    ])
    expect(list.counts).toEqual({ fits: 1, unknown: 2, near: 0, out: 1 })
    const [one] = list.shortlist
    expect(one).toMatchObject({
      standing: 'fits',
      free: { least: 40, steady: 40 },
      rate: { from: 40, to: null },
      allIn: null,
      isStale: false,
      vetted: { on: expect.any(String), by: ['review'] },
    })
    expect(one?.lines.map(({ label, state }) => [label, state])).toContainEqual(['Xero', 'met'])
    expect(list.ledger.find(({ name }) => name === 'rate')).toMatchObject({ removed: 1, regained: 1, label: 'Rate' })
  })

  test('says what a firm pays with the operator’s fee, wherever it names a rate', async () => {
    const id = await post()
    const setFee = (points: number) =>
      app.database.ownerRun('update operator_settings set fee_basis_points = $1', [points])
    await setFee(1500)
    const [one] = (await shortlist(id)).shortlist
    expect(one).toMatchObject({ rate: { from: 40, to: null }, allIn: { from: 46, to: null } })
    const candidateId = one?.talent.id as string
    expect((await buyer.browser.call(explainMatch, { id, candidateId })).body.match.allIn).toEqual(one?.allIn)
    expect((await buyer.browser.call(listMatches, { id })).body.matches[0]?.allIn).toEqual(one?.allIn)
    await setFee(0)
    expect((await shortlist(id)).shortlist[0]?.allIn).toBeNull()
  })

  test('has nobody who says no to a must, whatever related they show', async () => {
    const related = closer(['NetSuite'])
    const [near, denies] = [
      await talent('Shows a related one', related, {}),
      await talent('Says no', { ...related, professional_summary: 'I have never used Sage Intacct.' }, {}),
    ]
    await settle()
    const must = [{ anyOf: [{ kind: 'software', value: 'Sage Intacct' }] }]
    const id = await post(buyer, { title: 'Close', need: { must, nice: [] } })
    const nearby = (await buyer.browser.call(listMatches, { id, list: 'near' })).body
    expect([namesIn(nearby.matches), nearby.total]).toEqual([['Shows a related one'], 1])
    const { match } = (await buyer.browser.call(explainMatch, { id, candidateId: denies.candidateId })).body
    expect(match.standing).toBe('out')
    await app.database.ownerRun('delete from identity.users where id = any($1)', [[near.userId, denies.userId]])
    await settle()
  })

  test('is explained line by line, and the lines sum to the score', async () => {
    const id = await post()
    const candidateId = (await shortlist(id)).shortlist[0]?.talent.id as string
    const { match } = (await buyer.browser.call(explainMatch, { id, candidateId })).body
    const sum = match.lines.reduce((total, { contribution }) => total + contribution, 0)
    expect(sum).toBeCloseTo(match.score, 5)
    expect(JSON.stringify(match)).not.toMatch(/Reconcile bank|Scorecards/)
  })

  test('lines up to five people side by side, in the order asked for', async () => {
    const id = await post()
    const { mayFit, shortlist: fits } = await shortlist(id)
    const asked = [...mayFit, ...fits].map(({ talent }) => talent.id)
    const compare = async (people: string[], by = buyer) =>
      (await by.browser.call(compareMatches, { id, people: people.join(',') })).body
    expect((await compare(asked)).matches).toEqual([...mayFit, ...fits])
    expect((await compare([...asked, ...asked, ...asked])).matches).toHaveLength(asked.length)
    expect((await buyer.browser.call(compareMatches, { id, people: 'x' })).status).toBe(400)
  })

  test('is the same twice, and kept once a day', async () => {
    const id = await post()
    const [first, second] = [await shortlist(id), await shortlist(id)]
    expect(second).toEqual(first)
    const runs = await app.database.ownerRun('select considered, shown from matching_runs where project_id = $1', [id])
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatchObject({ considered: 4 })
  })

  test('says how someone meets the firm’s own day where the project names no hours', async () => {
    const id = await post()
    const [before] = (await shortlist(id)).shortlist
    expect(before?.overlap).toBeNull()
    const set = (zone: string | null, from: string) =>
      app.database.ownerRun(
        `update firms set zone = $2, core_from = $3 where id = (select firm_id from buyers where email = $1)`,
        [buyer.email, zone, from],
      )
    await set('America/New_York', '15:00')
    expect((await buyer.browser.call(readSession, {})).body.me?.firmDay).toEqual({
      zone: 'America/New_York',
      from: '15:00',
      to: '17:00',
    })
    const [after] = (await shortlist(id)).shortlist
    expect([after?.overlap?.usual, after?.score]).toEqual([2, before?.score])
    await set(null, '09:00')
  })

  test('counts overlap within the firm’s core hours where the project names no others, and says so to both sides', async () => {
    const id = await post(buyer, {
      title: 'Close in Xero',
      description: 'Month-end close in Xero.',
      preferredTimeOverlap: '4 hours',
    })
    const person = await talent('Works in New York', closer(['Xero']), {})
    await settle()
    const linesOf = async () => {
      const mine = (await person.browser.call(listOpeningFits, { ids: id })).body.fits[0]
      const { match } = (await buyer.browser.call(explainMatch, { id, candidateId: person.candidateId })).body
      return [match, mine].map((one) => one?.lines.find(({ name }) => name === 'overlap'))
    }
    const set = (zone: string | null, from: string, to: string) =>
      app.database.ownerRun(
        `update firms set zone = $2, core_from = $3, core_to = $4 where id = (select firm_id from buyers where email = $1)`,
        [buyer.email, zone, from, to],
      )
    const usual = '8 hours a day within 9 AM to 5 PM in New York, in the tightest week; 4 hours needed'
    expect((await linesOf()).map((line) => line?.sentence)).toEqual([usual, usual])
    await set('America/Los_Angeles', '10:00', '16:00')
    const core =
      '4 hours a day within the firm’s core hours, 10 AM to 4 PM in Los Angeles, in the tightest week; 4 hours needed'
    expect((await linesOf()).map((line) => line?.sentence)).toEqual([core, core])
    const preview = { title: 'Close in Xero', preferredTimeOverlap: '4 hours' }
    expect((await buyer.browser.call(previewNeed, preview)).body.understood.overlap).toEqual({
      zone: 'America/Los_Angeles',
      from: '10:00',
      to: '16:00',
      minHours: 4,
    })
    await set(null, '09:00', '17:00')
    await app.database.ownerRun('delete from identity.users where id = $1', [person.userId])
    await settle()
  })

  test('leaves out whom the firm has hidden, from lists and counts, until they are shown again', async () => {
    const id = await post()
    const candidateId = (await shortlist(id)).shortlist[0]?.talent.id as string
    await buyer.browser.call(hideTalent, { id: candidateId })
    const list = await shortlist(id)
    expect([list.shortlist, list.considered, list.counts.fits]).toEqual([[], 3, 0])
    expect((await buyer.browser.call(listMatches, { id })).body).toMatchObject({ matches: [], total: 0 })
    await buyer.browser.call(showTalent, { id: candidateId })
    expect(namesIn((await shortlist(id)).shortlist)).toEqual(['Close one'])
  })

  test('follows a changed need, a changed weight and a changed profile', async () => {
    const id = await post()
    const { updatedAt, need } = await shortlist(id)
    const saved = await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: updatedAt,
      need: { ...need, readsTerms: false, must: [{ anyOf: [{ kind: 'form', value: 'Form 1040' }] }], nice: [] },
    })
    expect(namesIn((await shortlist(id)).shortlist)).toContain('Tax one')
    await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: saved.body.updatedAt,
      need: { ...need, emphasis: { rate: 'off' } },
    })
    const weighed = (await shortlist(id)).shortlist
    expect(namesIn(weighed).sort()).toEqual(['Close one', 'Close two'])
    const dear = weighed.find(({ talent }) => talent.name === 'Close two')
    expect(dear?.lines.filter(({ state }) => state === 'off')).toMatchObject([
      { name: 'rate', label: 'Rate', outOf: 0, contribution: 0, sentence: expect.stringContaining('$90 an hour') },
    ])
    const stale = await buyer.browser.call(saveNeed, { id, expectedUpdatedAt: updatedAt, need: null })
    expect(stale.status).toBe(409)
  })

  test('goes on reading the terms of a description whose owner only weighs them', async () => {
    const details = { title: 'Close', description: 'Month-end close in Xero, 4 hours of overlap, 30 hours a week.' }
    const id = await post(buyer, details)
    const { updatedAt, need, isRead, understood } = await shortlist(id)
    expect([isRead, need.readsTerms, need.overlap]).toEqual([true, true, null])
    expect(understood).toMatchObject({ hoursPerWeek: 30, overlap: { minHours: 4 } })
    const weighed = await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: updatedAt,
      need: { ...need, emphasis: { rate: 'off' } },
    })
    expect(weighed.body.need).toMatchObject({ readsTerms: true, must: [], nice: [], emphasis: { rate: 'off' } })
    await app.database.ownerRun(`update projects set description = 'Month-end close in NetSuite.' where id = $1`, [id])
    const changed = await shortlist(id)
    expect(changed.need.must).toContainEqual({ anyOf: [{ kind: 'software', value: 'NetSuite' }] })
    expect([changed.isRead, changed.need.emphasis]).toEqual([true, { rate: 'off' }])
  })

  test('counts no overlap where the owner wants none, and hours as they set them', async () => {
    const id = await post(buyer, { title: 'Close in Xero', description: '4 hours of overlap, 30 hours a week.' })
    const { updatedAt, need } = await shortlist(id)
    const linesOf = async () => (await shortlist(id)).ledger.map(({ name }) => name)
    expect(await linesOf()).toContain('overlap')
    await buyer.browser.call(saveNeed, {
      id,
      expectedUpdatedAt: updatedAt,
      need: { ...need, hoursPerWeek: 10, overlap: 'none' },
    })
    expect(await linesOf()).not.toContain('overlap')
    const { shortlist: people, isRead, need: kept } = await shortlist(id)
    expect([isRead, kept.readsTerms]).toEqual([false, true])
    expect(people[0]?.lines.find(({ name }) => name === 'hours')?.sentence).toContain('10 hours needed')
  })

  test('has nobody who is suspended or no longer accepted, nor anyone gone', async () => {
    const extra = await talent('Leaves soon', closer(['Xero']), {})
    await settle()
    const id = await post()
    expect(namesIn((await shortlist(id)).shortlist)).toContain('Leaves soon')
    await app.database.ownerRun(
      `update identity.users set suspended_at = now(), suspension_reason = 'x' where id = $1`,
      [extra.userId],
    )
    expect(namesIn((await shortlist(id)).shortlist)).not.toContain('Leaves soon')
    await settle()
    expect((await shortlist(id)).considered).toBe(4)
    await app.database.ownerRun('delete from identity.users where id = $1', [extra.userId])
    await settle()
    expect((await shortlist(id)).considered).toBe(4)
  })

  test('of another firm does not exist', async () => {
    const id = await post()
    const other = await newBuyer(app)
    expect((await other.browser.call(readShortlist, { id })).status).toBe(404)
    expect((await other.browser.call(listMatches, { id })).status).toBe(404)
  })

  test('goes on with everyone who fits, page by page', async () => {
    const id = await post()
    const { body } = await buyer.browser.call(listMatches, { id, list: 'fits' })
    expect([namesIn(body.matches), body.total, body.pageCount]).toEqual([['Close one'], 1, 1])
    expect((await buyer.browser.call(listMatches, { id, list: 'fits', page: 2 })).body.matches).toEqual([])
    expect(namesIn((await buyer.browser.call(listMatches, { id, list: 'unknown' })).body.matches)).toEqual([
      'Unknown one',
      'Tax one',
    ])
    const kept = await app.database.ownerRun(
      `select jsonb_array_length(shown) as shown from matching_runs where project_id = $1 order by made_at`,
      [id],
    )
    expect(kept).toEqual([{ shown: 1 }, { shown: 2 }])
  })
})
