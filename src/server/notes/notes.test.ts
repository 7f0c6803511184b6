import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBookmarks } from '#contract/bookmarks.ts'
import { changeFirmRole, leaveFirm } from '#contract/firms.ts'
import { deleteNote, editNote, listNotes, writeNote } from '#contract/notes.ts'
import { deleteAccount, exportOwnData } from '#contract/own-data.ts'
import { notePageSize } from '#domain/notes/note.ts'
import { newBuyer, newMember, newTalent, type Person, testPassword } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Person
let manager: Person
let viewer: Person
let person: Person & { candidateId: string }
beforeAll(async () => {
  app = await testApp()
  owner = await newBuyer(app)
  manager = await newMember(app, owner, 'manager')
  viewer = await newMember(app, owner, 'viewer')
  person = await accepted()
})
afterAll(() => app.close())

async function accepted() {
  const talent = await newTalent(app)
  await app.database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    talent.candidateId,
  ])
  return talent
}
const write = async (by: Person, text: string, id = person.candidateId) =>
  (await by.browser.call(writeNote, { id, text })).body.id
const read = async (by: Person, id = person.candidateId) => (await by.browser.call(listNotes, { id })).body

test('everyone of the firm reads its notes, newest first, with who wrote them and when; no other firm does', async () => {
  await write(owner, 'Quick.')
  const id = await write(manager, ' Thorough. ')
  const { notes, total, actions } = await read(viewer)
  expect(notes).toMatchObject([
    { text: 'Thorough.', by: 'Test buyer', editedAt: null, actions: [] },
    { text: 'Quick.', by: 'Ellen Reed', editedAt: null, actions: [] },
  ])
  expect([total, actions]).toEqual([2, []])
  expect((await read(manager)).notes.map((note) => note.actions)).toEqual([['edit', 'delete'], []])
  expect((await read(owner)).notes.map((note) => note.actions)).toEqual([['delete'], ['edit', 'delete']])
  const stranger = await newBuyer(app)
  expect(await read(stranger)).toMatchObject({ notes: [], total: 0 })
  expect((await stranger.browser.call(editNote, { id, text: 'x' })).status).toBe(404)
  expect((await stranger.browser.call(deleteNote, { id })).status).toBe(404)
  const { people } = (await viewer.browser.call(readBookmarks, { ids: person.candidateId })).body
  expect(people).toMatchObject([{ notes: 2 }])
})

test('an edit shows; nobody edits another’s, and an owner deletes any', async () => {
  const { candidateId } = await accepted()
  const own = await write(owner, 'Mine', candidateId)
  const id = await write(manager, 'Draft', candidateId)
  expect((await owner.browser.call(editNote, { id, text: 'x' })).status).toBe(404)
  expect((await manager.browser.call(editNote, { id, text: 'Final' })).status).toBe(200)
  const [note] = (await read(owner, candidateId)).notes
  expect(note).toMatchObject({ text: 'Final', editedAt: expect.any(String) })
  expect((await manager.browser.call(deleteNote, { id: own })).status).toBe(404)
  for (const one of [id, own]) expect((await owner.browser.call(deleteNote, { id: one })).status).toBe(200)
  expect((await read(owner, candidateId)).total).toBe(0)
})

test('who may no longer manage can’t change what they wrote; who has left reads nothing, and stays named', async () => {
  const { candidateId } = await accepted()
  const former = await newMember(app, owner, 'manager')
  const id = await write(former, 'Kept', candidateId)
  const [seat] = await app.database.ownerRun('select id from buyers where user_id = $1', [former.userId])
  const change = { id: seat?.id as string, expectedRole: 'manager', firmRole: 'viewer' } as const
  await owner.browser.call(changeFirmRole, change)
  expect((await former.browser.call(editNote, { id, text: 'x' })).status).toBe(403)
  expect((await read(former, candidateId)).notes).toMatchObject([{ actions: [] }])
  await former.browser.call(leaveFirm, {})
  expect((await former.browser.call(listNotes, { id: candidateId })).status).toBe(403)
  expect((await read(owner, candidateId)).notes).toMatchObject([{ text: 'Kept', by: 'Test buyer' }])
})

test('the author finds their notes in their data, the person they are about doesn’t; a deleted author leaves no name', async () => {
  const about = await accepted()
  const author = await newMember(app, owner, 'manager')
  await write(author, 'CANARY note', about.candidateId)
  const exported = async (by: Person) =>
    JSON.stringify((await by.browser.call(exportOwnData, { password: testPassword })).body)
  expect(await exported(author)).toContain('CANARY note')
  expect(await exported(about)).not.toContain('CANARY')
  expect(await exported(manager)).not.toContain('CANARY')
  expect((await author.browser.call(deleteAccount, { password: testPassword })).status).toBe(200)
  expect((await read(owner, about.candidateId)).notes).toMatchObject([{ text: 'CANARY note', by: null }])
})

test('there are twenty to a page', async () => {
  const { candidateId } = await accepted()
  await app.database.ownerRun(
    `insert into talent_notes (firm_id, candidate_id, text)
     select firm_id, $2, 'n' || n from buyers, generate_series(1, ${notePageSize + 1}) n where email = $1`,
    [owner.email, candidateId],
  )
  const first = await read(owner, candidateId)
  const second = (await owner.browser.call(listNotes, { id: candidateId, page: 2 })).body
  expect([first.notes.length, first.total, first.pageCount, second.notes.length]).toEqual([20, 21, 2, 1])
})

test.each(['', '  ', 'x'.repeat(4001)])('%j is no note', async (text) => {
  expect((await owner.browser.call(writeNote, { id: person.candidateId, text })).status).toBe(400)
})
