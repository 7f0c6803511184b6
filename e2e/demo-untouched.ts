import { deepEqual } from 'node:assert/strict'
import { listApplications } from '../src/contract/applications.ts'
import { listCandidates } from '../src/contract/candidates.ts'
import { listOpenings } from '../src/contract/openings.ts'
import { readPlatform } from '../src/contract/platform.ts'
import { readProfile } from '../src/contract/profiles.ts'
import { listProjects } from '../src/contract/projects.ts'
import { createPeople } from './people.ts'

/** Journeys create what they change. The demo data, which all of them read, must be the same afterward. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function watchDemoData() {
  const before = await readDemoData()
  return async () => deepEqual(await readDemoData(), before, 'A journey has changed demo data.')
}

async function readDemoData() {
  const people = createPeople(`http://localhost:${process.env.E2E_PORT}`, '198.18.0.1')
  const [admin, buyer, talent] = await Promise.all([people.admin(), people.demoBuyer(), people.demoTalent()])
  const candidates = await Promise.all(
    ['example.com', 'glide.test'].map((search) => admin.call(listCandidates, { search, size: 100 })),
  )
  const { projects } = await buyer.call(listProjects, {})
  return {
    candidates: candidates.map(({ candidates }) => candidates),
    // Whoever opens a project has looked at who applied.
    projects: projects.map(({ newApplications, ...project }) => project),
    applications: await Promise.all(projects.map(({ id }) => buyer.call(listApplications, { id }))),
    profile: await talent.call(readProfile, {}),
    platform: await talent.call(readPlatform, {}),
    saved: await talent.call(listOpenings, { filter: 'saved' }),
  }
}
