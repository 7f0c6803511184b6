import { openThread } from '#contract/conversations.ts'
import { pdfFile } from '../people.ts'
import { adminAlone, type Rows, signedIn, type World } from './world.ts'

/** A conversation of `talent` and `buyer` that nobody reported. */
const threadParties = [401, 401, 200, 404, 200, 404, 404]

async function threadOf({ browsers, application }: World) {
  return (await browsers.talent.call(openThread, { applicationId: await application() })).body
}

export const conversationsAccess = {
  listThreads: { input: () => ({}), gets: signedIn(200) },
  countUnread: { input: () => ({}), gets: signedIn(200) },
  readWaiting: { input: () => ({}), gets: signedIn(200) },
  readReplyTimes: { input: () => ({}), gets: signedIn(200) },
  listNotices: { input: () => ({}), gets: signedIn(200) },
  countNotices: { input: () => ({}), gets: signedIn(200) },
  markNoticesRead: { input: () => ({}), gets: signedIn(200) },
  openThread: {
    input: async (world) => ({ applicationId: await world.application() }),
    gets: [401, 401, 200, 404, 200, 404, 403],
    seated: [200, 403, 403, 404, 404, 404, 404],
  },
  readThread: { input: threadOf, gets: threadParties },
  listMessages: { input: threadOf, gets: threadParties },
  sendMessage: {
    input: async (world) => ({ ...(await threadOf(world)), messageId: crypto.randomUUID(), text: 'Hello' }),
    gets: threadParties,
    seated: [200, 403, 403, 404, 404, 404, 404],
  },
  sendFile: {
    input: async (world) => ({ ...(await threadOf(world)), messageId: crypto.randomUUID(), file: pdfFile() }),
    // Nothing of it is accepted.
    gets: threadParties.map((status) => (status === 200 ? 409 : status)),
    seated: [409, 403, 403, 404, 404, 404, 404],
  },
  readFileLink: {
    input: async (world) => ({ ...(await threadOf(world)), messageId: crypto.randomUUID() }),
    gets: threadParties.map((status) => (status === 200 ? 404 : status)),
  },
  markThreadRead: { input: async (world) => ({ ...(await threadOf(world)), through: 1 }), gets: threadParties },
  blockThread: {
    input: async (world) => ({ ...(await threadOf(world)), isBlocked: true }),
    gets: [401, 401, 200, 404, 200, 404, 403],
    seated: [200, 404, 404, 404, 404, 404, 404],
  },
  reportThread: {
    input: async (world) => ({ ...(await threadOf(world)), reason: 'Rude' }),
    gets: [401, 401, 200, 404, 200, 404, 403],
  },
  openReportedThread: { input: threadOf, gets: adminAlone(404) },
  resolveReport: { input: threadOf, gets: adminAlone(404) },
} satisfies Rows
