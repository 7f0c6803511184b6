import { createTalentList } from '#contract/bookmarks.ts'
import { writeNote } from '#contract/notes.ts'
import { applicantOf } from './objects.ts'
import type { Rows, World } from './world.ts'

/** A new list of the buyer's firm, and no others: a firm has few. */
async function talentListOf({ app, browsers }: World): Promise<string> {
  await app.database.ownerRun('delete from talent_lists')
  return (await browsers.buyer.call(createTalentList, { name: crypto.randomUUID() })).body.id
}

const bookmarkOf = async (world: World) => ({
  id: await talentListOf(world),
  candidateId: await applicantOf(world),
})

/** By the owner of the buyer's firm. */
async function noteOf(world: World): Promise<string> {
  const id = await applicantOf(world)
  return (await world.browsers.buyer.call(writeNote, { id, text: 'Quick.' })).body.id
}

export const bookmarksAccess = {
  listTalentLists: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  createTalentList: {
    input: () => ({ name: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  renameTalentList: {
    input: async (world) => ({ id: await talentListOf(world), name: crypto.randomUUID() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  deleteTalentList: {
    input: async (world) => ({ id: await talentListOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  addBookmark: { input: bookmarkOf, gets: [401, 401, 403, 403, 200, 404, 403] },
  // There is nothing of theirs to take off.
  removeBookmark: { input: bookmarkOf, gets: [401, 401, 403, 403, 200, 200, 403] },
  hideTalent: {
    input: async (world) => ({ id: await applicantOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  showTalent: {
    input: async (world) => ({ id: await applicantOf(world) }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  readBookmarks: {
    input: async (world) => ({ ids: await applicantOf(world) }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  listNotes: { input: async (world) => ({ id: await applicantOf(world) }), gets: [401, 401, 403, 403, 200, 200, 403] },
  writeNote: {
    input: async (world) => ({ id: await applicantOf(world), text: 'Quick.' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  editNote: {
    input: async (world) => ({ id: await noteOf(world), text: 'Thorough.' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
    // A manager edits only what they wrote.
    seated: [404, 403, 403, 404, 403, 403, 403],
  },
  deleteNote: {
    input: async (world) => ({ id: await noteOf(world) }),
    gets: [401, 401, 403, 403, 200, 404, 403],
    seated: [404, 403, 403, 404, 403, 403, 403],
  },
} satisfies Rows
