import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addBookmark,
  createTalentList,
  deleteTalentList,
  hideTalent,
  listTalentLists,
  readBookmarks,
  removeBookmark,
  renameTalentList,
  showTalent,
} from '#contract/bookmarks.ts'
import { leaveFirm } from '#contract/firms.ts'
import { listTalent, readTalent } from '#contract/talent.ts'
import { bookmarkMessages, hiddenLimit, listLimit, listSizeLimit } from '#domain/bookmarks/list.ts'
import { newBuyer, newMember, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Person
let manager: Person
let viewer: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  manager = await newMember(app, owner, 'manager')
  viewer = await newMember(app, owner, 'viewer')
  stranger = await newBuyer(app)
})
afterAll(() => app.close())

async function accepted(name: string): Promise<string> {
  const { candidateId } = await newTalent(app)
  await app.database.ownerRun(
    `update candidates set name = $2, status = 'accepted', reviewed_at = now() where id = $1`,
    [candidateId, name],
  )
  return candidateId
}
let lists = 0
const made = async (by = owner, input: object = {}) =>
  (await by.browser.call(createTalentList, { name: `List ${++lists}`, ...input })).body.id
const of = async (id: string, by = owner) => (await by.browser.call(readBookmarks, { ids: id })).body.people[0]
const shown = async (by: Person, input: object = {}) => {
  const { talent, total } = (await by.browser.call(listTalent, input)).body
  return { names: talent.map(({ name }) => name), total }
}

test('what one of the firm puts on a list, all of it see, with who did it; others see nothing', async () => {
  const ana = await accepted('Ana')
  const bea = await accepted('Bea')
  const id = await made(owner, { name: 'Tax season', candidateId: ana })
  expect((await manager.browser.call(addBookmark, { id, candidateId: bea })).status).toBe(200)
  for (const person of [owner, manager, viewer]) {
    expect(await shown(person, { list: id })).toEqual({ names: ['Bea', 'Ana'], total: 2 })
    expect((await person.browser.call(listTalentLists, {})).body.lists).toMatchObject([{ id, by: 'Ellen Reed' }])
    expect((await of(bea, person))?.lists).toMatchObject([{ id, name: 'Tax season', by: 'Test' }])
    expect((await of(ana, person))?.lists).toMatchObject([{ id, name: 'Tax season', by: 'Ellen Reed' }])
  }
  expect(await shown(stranger, { list: id })).toEqual({ names: [], total: 0 })
  expect(await of(ana, stranger)).toMatchObject({ lists: [], hidden: null, notes: 0 })
  expect((await stranger.browser.call(listTalentLists, {})).body.lists).toEqual([])
  const admin = await newPerson(app, 'admin')
  expect(await shown(admin, { list: id })).toEqual({ names: [], total: 0 })
})

test('a list is searched like all talent', async () => {
  const id = await made(owner, { candidateId: await accepted('Cleo Listed') })
  await owner.browser.call(addBookmark, { id, candidateId: await accepted('Dora Listed') })
  await accepted('Cleo Unlisted')
  expect(await shown(owner, { list: id, search: 'cleo' })).toEqual({ names: ['Cleo Listed'], total: 1 })
  expect((await shown(owner, { list: id, filter: 'onboarded' })).total).toBe(0)
  expect((await shown(owner, { list: id, software: 'Xero' })).total).toBe(0)
})

test('viewers are offered nothing, and refused what they ask for', async () => {
  const candidateId = await accepted('Emma')
  const id = await made()
  expect((await viewer.browser.call(listTalentLists, {})).body.actions).toEqual([])
  expect((await viewer.browser.call(readBookmarks, { ids: candidateId })).body.actions).toEqual([])
  expect((await manager.browser.call(listTalentLists, {})).body.actions).toEqual(['bookmark', 'hide'])
  expect((await viewer.browser.call(addBookmark, { id, candidateId })).status).toBe(403)
  expect((await viewer.browser.call(hideTalent, { id: candidateId })).status).toBe(403)
  expect(await of(candidateId)).toMatchObject({ lists: [], hidden: null })
})

test('names are one of a kind in a firm, whatever their case; lists can be renamed and deleted', async () => {
  const id = await made(owner, { name: 'Backups' })
  const other = await made()
  const again = await manager.browser.call(createTalentList, { name: 'BACKUPS' })
  expect(again).toMatchObject({ status: 409, error: { field: 'name', message: bookmarkMessages.nameTaken } })
  expect((await owner.browser.call(renameTalentList, { id: other, name: 'backups' })).status).toBe(409)
  expect((await owner.browser.call(renameTalentList, { id, name: 'backups' })).status).toBe(200)
  expect((await stranger.browser.call(createTalentList, { name: 'Backups' })).status).toBe(200)
  const candidateId = await accepted('Fay')
  await owner.browser.call(addBookmark, { id, candidateId })
  expect((await manager.browser.call(deleteTalentList, { id })).status).toBe(200)
  expect((await of(candidateId))?.lists).toEqual([])
  expect((await owner.browser.call(addBookmark, { id, candidateId })).error?.message).toBe(bookmarkMessages.listGone)
})

test('twice is once, and taking off is undone', async () => {
  const candidateId = await accepted('Gia')
  const id = await made()
  for (const person of [owner, manager]) await person.browser.call(addBookmark, { id, candidateId })
  expect((await of(candidateId))?.lists).toMatchObject([{ by: 'Ellen Reed' }])
  for (const person of [owner, manager])
    expect((await person.browser.call(removeBookmark, { id, candidateId })).status).toBe(200)
  expect((await of(candidateId))?.lists).toEqual([])
})

test('a hidden person leaves the talent pages of the firm, its lists and its counts, until shown again', async () => {
  const candidateId = await accepted('Hana Hidden')
  const id = await made(owner, { candidateId })
  const before = (await shown(owner)).total
  expect((await manager.browser.call(hideTalent, { id: candidateId })).status).toBe(200)
  expect((await shown(viewer)).total).toBe(before - 1)
  expect((await shown(viewer, { search: 'Hana Hidden' })).names).toEqual([])
  expect((await shown(viewer, { list: id })).names).toEqual([])
  expect((await shown(viewer, { list: 'hidden' })).names).toEqual(['Hana Hidden'])
  expect((await shown(stranger, { search: 'Hana Hidden' })).names).toEqual(['Hana Hidden'])
  expect((await shown(stranger, { list: 'hidden' })).names).toEqual([])
  expect((await of(candidateId))?.hidden).toMatchObject({ by: 'Test' })
  expect((await viewer.browser.call(listTalentLists, {})).body.hidden).toBe(1)
  expect((await owner.browser.call(readTalent, { id: candidateId })).status).toBe(200)
  expect((await owner.browser.call(showTalent, { id: candidateId })).status).toBe(200)
  expect((await shown(owner, { list: id })).names).toEqual(['Hana Hidden'])
  expect((await shown(owner)).total).toBe(before)
})

test('nobody is bookmarked or hidden whom the firm can’t see', async () => {
  const { candidateId } = await newTalent(app)
  const id = await made()
  for (const asked of [
    owner.browser.call(addBookmark, { id, candidateId }),
    owner.browser.call(createTalentList, { name: 'Nobody', candidateId }),
    owner.browser.call(hideTalent, { id: candidateId }),
  ])
    expect(await asked).toMatchObject({ status: 404, error: { message: bookmarkMessages.personGone } })
})

test('whoever left the firm is no longer named', async () => {
  const leaver = await newMember(app, owner, 'manager')
  const candidateId = await accepted('Iris')
  await made(leaver, { candidateId })
  expect((await of(candidateId))?.lists).toMatchObject([{ by: 'Test' }])
  await leaver.browser.call(leaveFirm, {})
  expect((await of(candidateId))?.lists).toMatchObject([{ by: null }])
})

test('there are limits to lists, to people on one and to those who are hidden', async () => {
  const firm = await newBuyer(app)
  const candidateId = await accepted('Joy')
  const id = await made(firm)
  const ofFirm = `(select firm_id from buyers where email = $1)`
  await app.database.asSuperuser(async (run) => {
    await run({ sql: 'set local session_replication_role = replica', parameters: [] })
    await run({
      sql: `insert into talent_bookmarks (list_id, firm_id, candidate_id)
        select $2::uuid, ${ofFirm}, gen_random_uuid() from generate_series(1, ${listSizeLimit})`,
      parameters: [firm.email, id],
    })
    await run({
      sql: `insert into talent_lists (firm_id, name) select ${ofFirm}, 'n' || n from generate_series(2, ${listLimit}) n`,
      parameters: [firm.email],
    })
    await run({
      sql: `insert into hidden_talent (firm_id, candidate_id) select ${ofFirm}, gen_random_uuid() from generate_series(1, ${hiddenLimit})`,
      parameters: [firm.email],
    })
  })
  expect((await firm.browser.call(addBookmark, { id, candidateId })).error?.message).toBe(bookmarkMessages.listFull)
  expect((await firm.browser.call(createTalentList, { name: 'One more' })).error?.message).toBe(
    bookmarkMessages.tooManyLists,
  )
  expect((await firm.browser.call(hideTalent, { id: candidateId })).error?.message).toBe(bookmarkMessages.tooManyHidden)
})
