import { type ApplicationMove, type ApplicationStatus, applicationLifeCycle } from '#domain/applications/status.ts'
import { applyToProject } from '../applications/apply-to-project.ts'
import { moveApplication } from '../applications/move-application.ts'
import { saveOpening } from '../openings/save-opening.ts'
import { demoSaves } from './castings.ts'
import { type Applicant, chooseApplicants } from './choose-applicants.ts'
import { coverLetter } from './cover-letters.ts'
import { demoPerson, nameOf } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { rateOf } from './rates.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { PostedProject } from './seed-projects.ts'
import type { Stage } from './stage.ts'
import { daysAfter, isoDate, onWorkday } from './time.ts'

const moveTo = { reviewing: 'review', accepted: 'accept', rejected: 'decline' } as const satisfies Partial<
  Record<ApplicationStatus, ApplicationMove>
>

export type SeededApplication = { id: string; candidate: DemoCandidate; project: PostedProject }

/** Talent applies, and owners move the applications to their listed statuses. */
export async function seedApplications(
  stage: Stage,
  projects: PostedProject[],
  candidates: DemoCandidate[],
): Promise<SeededApplication[]> {
  const random = createRandom(2000)
  const applicants = chooseApplicants(projects, candidates, stage.now, random)
  const seeded: SeededApplication[] = []
  for (const { candidate, project, ...rest } of applicants)
    seeded.push({ id: await seedApplication(stage, { candidate, project, ...rest }, random), candidate, project })
  await seedSaves(stage, projects, candidates, random)
  return seeded
}

async function seedApplication(stage: Stage, applicant: Applicant, random: Random): Promise<string> {
  const { candidate, project, status, at } = applicant
  const { application } = await stage.perform(candidate.userId, applyToProject, {
    projectId: project.id,
    coverLetter: applicant.letter ?? writeLetter(stage, candidate, random),
    hourlyRate: applicant.rate ?? (random.isLikely(0.9) ? rateOf(candidate, random) : null),
    availableStartDate: random.isLikely(0.85) ? startOf(project, at) : null,
  })
  const ownerMoves = status === 'accepted' && random.isLikely(0.5) ? (['review', 'accept'] as const) : movesTo(status)
  let expectedStatus: ApplicationStatus = 'pending'
  for (const move of ownerMoves) {
    await stage.perform(project.ownerId, moveApplication, { id: application.id, expectedStatus, move })
    expectedStatus = applicationLifeCycle.moves[move].to
  }
  const passed = (stage.now.getTime() - at.getTime()) * random.between(0.2, 0.8)
  const movedAt = status === 'pending' ? at : new Date(Math.min(at.getTime() + passed, daysAfter(at, 5).getTime()))
  stage.moments.push({ table: 'applications', id: application.id, at: { created_at: at, updated_at: movedAt } })
  return application.id
}

const movesTo = (status: ApplicationStatus): ApplicationMove[] => (status === 'pending' ? [] : [moveTo[status]])

function writeLetter({ now }: Stage, { track, years, profile }: DemoCandidate, random: Random): string {
  const tool = profile.skills.tools[0] ?? 'Excel'
  const since = String(now.getUTCFullYear() - Math.min(years, 5))
  return coverLetter(track, { tool, since, years: String(years) }, random)
}

/** The project's own date where it is still ahead of the application, else a week's notice. */
function startOf({ startsOn }: PostedProject, at: Date): string {
  const notice = isoDate(onWorkday(daysAfter(at, 7), 1))
  return startsOn && startsOn > notice ? startsOn : notice
}

async function seedSaves(stage: Stage, projects: PostedProject[], candidates: DemoCandidate[], random: Random) {
  const open = projects.filter(({ status }) => status === 'Open')
  for (const candidate of candidates.filter(({ status }) => status !== 'rejected')) {
    const isDemo = nameOf(candidate) === nameOf(demoPerson)
    const saved = isDemo
      ? open.filter(({ details }) => demoSaves.includes(details.title))
      : random.some(open, random.whole(0, 2))
    for (const { id } of saved) await stage.perform(candidate.userId, saveOpening, { id })
  }
}
