import { readProfile } from '#contract/profiles.ts'
import { applicationInput, newTalent, pdfFile, pngFile, uniqueEmail } from '../people.ts'
import { adminAlone, everyone, type Rows, talentAlone, type Who, type World } from './world.ts'

/** The candidate behind a resume, who has applied to `buyer`. */
async function resumeOf({ app, emails, application }: World, who: Who): Promise<string> {
  await application()
  const [row] = await app.database.ownerRun(
    `update candidates set resume_path = id || '/1-a.pdf', resume_original_name = 'a.pdf', resume_size_bytes = 1,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where email = $1 returning id`,
    [emails[who]],
  )
  return row?.id as string
}

/** Someone's profile as it is, saved again. */
async function profileInput({ browsers }: World, who: Who) {
  const owner = who === 'otherTalent' ? who : 'talent'
  const { version, email, photoUrl, ...rest } = (await browsers[owner].call(readProfile, {})).body
  return { ...rest, expectedVersion: version }
}

export const candidatesAccess = {
  listCandidateViews: { input: () => ({}), gets: adminAlone(200) },
  saveCandidateView: { input: () => ({ name: 'Best first', address: 'sort=score' }), gets: adminAlone(200) },
  removeCandidateView: { input: () => ({ name: 'Best first' }), gets: adminAlone(200) },
  submitApplication: { input: () => applicationInput(uniqueEmail('new')), gets: everyone(200) },
  readProfile: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 403] },
  saveProfile: { input: profileInput, gets: [401, 401, 200, 200, 403, 403, 403] },
  setPhoto: { input: () => ({ photo: pngFile() }), gets: [401, 401, 200, 200, 403, 403, 200] },
  removePhoto: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 200] },
  listCandidates: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  readCandidate: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  openCandidate: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  previewEmail: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId, move: 'accept' }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  decideCandidate: {
    input: async (world) => ({
      id: (await newTalent(world.app)).candidateId,
      expectedStatus: 'pending',
      decision: { move: 'accept' },
    }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  // Nobody set one.
  moveSetInterview: {
    input: async (world) => ({
      id: (await newTalent(world.app)).candidateId,
      interviewAt: '2040-01-03T15:00:00.000Z',
    }),
    gets: adminAlone(409),
  },
  saveScorecard: {
    input: async (world) => ({
      id: (await newTalent(world.app)).candidateId,
      scores: { technical: 4 },
      notes: {},
      expectedVersion: 0,
    }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  selectCandidates: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 200] },
  listCallsAhead: {
    input: async (world) => ({ ids: [(await newTalent(world.app)).candidateId] }),
    gets: adminAlone(200),
  },
  decideCandidates: {
    input: async (world) => ({
      candidates: [{ id: (await newTalent(world.app)).candidateId, expectedStatus: 'pending' }],
      decision: { move: 'accept' },
    }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  exportCandidates: {
    input: async (world) => ({ ids: [(await newTalent(world.app)).candidateId] }),
    gets: [401, 401, 403, 403, 403, 403, 200],
  },
  listDuplicates: { input: () => ({}), gets: adminAlone(200) },
  dismissDuplicate: { input: () => ({ id: crypto.randomUUID(), isDismissed: true }), gets: adminAlone(404) },
  mergeCandidates: { input: () => ({ id: crypto.randomUUID(), keptId: crypto.randomUUID() }), gets: adminAlone(404) },
  listMerges: { input: () => ({}), gets: adminAlone(200) },
  undoMerge: { input: () => ({ id: crypto.randomUUID() }), gets: adminAlone(404) },
  loosenTalent: { input: () => ({ skills: 'Xero' }), gets: [401, 401, 403, 403, 200, 200, 200] },
  listTalent: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 200] },
  // Nobody is accepted, and only an admin sees the others.
  readTalent: {
    input: async (world) => ({ id: (await newTalent(world.app)).candidateId }),
    gets: [401, 401, 403, 403, 404, 404, 200],
  },
  // `buyer` has an application of `talent`; `otherBuyer` has none, and nobody is accepted.
  readResumeLink: {
    input: async (world) => ({ id: await resumeOf(world, 'talent') }),
    gets: [401, 401, 200, 404, 200, 404, 200],
  },
  readDashboard: { input: () => ({}), gets: talentAlone },
  saveContactCard: { input: () => ({ name: 'Carmen', whatsapp: null, subscribe: true }), gets: talentAlone },
  rereadResume: { input: () => ({}), gets: [401, 401, 404, 404, 403, 403, 403] },
  uploadResume: { input: () => ({ resume: pdfFile() }), gets: talentAlone },
  readPlatform: { input: () => ({}), gets: [401, 401, 403, 403, 403, 403, 403] },
  updateChecklist: {
    input: () => ({ applicationId: crypto.randomUUID(), item: 'write-first', isDone: true }),
    gets: [401, 401, 403, 403, 403, 403, 403],
  },
} satisfies Rows
