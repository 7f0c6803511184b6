import { readProjectDetails } from '#contract/projects.ts'
import { resumePdf } from '#extraction/testing/resume.ts'
import { acceptedApplication } from './objects.ts'
import { adminAlone, everyone, type Rows, talentAlone } from './world.ts'

export const projectsAccess = {
  listProjects: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  createProject: { input: () => ({ title: 'Month-end close' }), gets: [401, 401, 403, 403, 200, 200, 403] },
  readBrief: {
    input: () => ({ brief: new File([new Uint8Array(resumePdf())], 'brief.pdf') }),
    gets: [401, 401, 403, 403, 200, 200, 403],
  },
  readProjectOverview: { input: () => ({}), gets: [401, 401, 403, 403, 200, 200, 403] },
  readProjectDetails: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  updateProject: {
    input: async ({ browsers, project }) => {
      const { body } = await browsers.buyer.call(readProjectDetails, { id: await project() })
      return { id: body.id, title: 'Year-end close', expectedUpdatedAt: body.updatedAt }
    },
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  readClosing: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  setProjectStatus: {
    input: async (world) => ({ id: await world.project(), status: 'archived' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listAllProjects: { input: () => ({}), gets: adminAlone(200) },
  takeDownProject: {
    input: async (world) => ({ id: await world.project(), reason: 'Spam.' }),
    gets: adminAlone(200),
  },
  putBackProject: {
    input: async (world) => ({ id: await world.project(), reason: 'A mistake.' }),
    gets: adminAlone(409),
  },
  listOpenings: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 403] },
  listOpeningSoftware: { input: () => ({}), gets: [401, 401, 200, 200, 403, 403, 403] },
  readOpening: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 200, 200, 200, 200, 200],
  },
  saveOpening: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 200, 200, 403, 403, 403],
  },
  unsaveOpening: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 200, 200, 403, 403, 403],
  },
  readProject: { input: async (world) => ({ id: await world.project() }), gets: everyone(200) },
  listOpeningsByFit: { input: () => ({}), gets: talentAlone },
  deleteProject: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  listOwnApplications: { input: () => ({}), gets: talentAlone },
  withdrawApplication: {
    input: async (world) => ({ id: await world.application() }),
    gets: [401, 401, 200, 404, 403, 403, 403],
  },
  listApplications: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  lookAtApplications: {
    input: async (world) => ({ id: await world.project() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  applyToProject: {
    input: async (world) => ({ projectId: await world.project(), coverLetter: 'I close books in three days.' }),
    gets: [401, 401, 200, 200, 403, 403, 403],
  },
  readApplication: {
    input: async (world) => ({ id: await world.application() }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  declineApplications: {
    input: async (world) => ({ ids: [await world.application()], reason: 'Thank you.' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
  undoDeclines: {
    input: async (world) => ({ ids: [await acceptedApplication(world)] }),
    gets: [401, 401, 403, 403, 409, 404, 403],
  },
  undoDecision: {
    // It was never pending, so that there is nothing to go back to.
    input: async (world) => ({ id: await acceptedApplication(world) }),
    gets: [401, 401, 403, 403, 409, 404, 403],
  },
  moveApplication: {
    input: async (world) => ({ id: await world.application(), expectedStatus: 'pending', move: 'review' }),
    gets: [401, 401, 403, 403, 200, 404, 403],
  },
} satisfies Rows
