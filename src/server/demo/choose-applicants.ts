import type { ApplicationStatus } from '#domain/applications/status.ts'
import { castings } from './castings.ts'
import { nameOf } from './people.ts'
import type { Random } from './random.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { PostedProject } from './seed-projects.ts'
import { daysAfter } from './time.ts'

export type Applicant = {
  project: PostedProject
  candidate: DemoCandidate
  status: ApplicationStatus
  at: Date
  rate: number | undefined
  letter: string | undefined
}

const perPerson = 6
const takesDays = 13

/** Fills the applications each project is listed with: those who are cast, then people of the trade, then anyone vetted. */
export function chooseApplicants(projects: PostedProject[], candidates: DemoCandidate[], now: Date, random: Random) {
  const counts = new Map<DemoCandidate, number>()
  const applicants: Applicant[] = []
  const add = (applicant: Omit<Applicant, 'at'>) => {
    counts.set(applicant.candidate, (counts.get(applicant.candidate) ?? 0) + 1)
    applicants.push({ ...applicant, at: timeOf(applicant, now, random) })
  }

  for (const project of projects) {
    const cast = castings[project.details.title] ?? []
    for (const { name, status, rate, letter } of cast) {
      const candidate = candidates.find((one) => nameOf(one) === name)
      if (!candidate) throw new Error(`Nobody is called ${name}.`)
      add({ project, candidate, status, rate, letter })
    }
    for (const [status, wanted] of Object.entries(project.applications) as [ApplicationStatus, number][]) {
      const missing = wanted - cast.filter((one) => one.status === status).length
      const taken = applicants.filter((one) => one.project === project).map(({ candidate }) => candidate)
      const free = random
        .some(candidates, candidates.length)
        .filter((one) => !taken.includes(one) && (counts.get(one) ?? 0) < perPerson && isFit(one, project, status, now))
      const ofTrade = free.filter(({ track }) => project.tracks.includes(track))
      const others = free.filter((one) => !ofTrade.includes(one) && one.status === 'accepted')
      for (const candidate of [...ofTrade, ...others].slice(0, missing))
        add({ project, candidate, status, rate: undefined, letter: undefined })
    }
  }
  return applicants.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** There when the project took applications, vetted where the owner accepted them, and not after a rejection. */
function isFit(candidate: DemoCandidate, project: PostedProject, to: ApplicationStatus, now: Date): boolean {
  if (to === 'accepted' && candidate.status !== 'accepted') return false
  const { opens, closes } = windowOf(candidate, project, now)
  return daysAfter(opens, 0.3) < closes
}

/** When someone could have applied. Rejected people did so in their first hours here, before the decision. */
function windowOf({ status, appliedAt }: DemoCandidate, { postedAt }: PostedProject, now: Date) {
  const opens = new Date(Math.max(postedAt.getTime(), appliedAt.getTime()))
  const ends = [daysAfter(postedAt, takesDays), now, ...(status === 'rejected' ? [daysAfter(appliedAt, 0.9)] : [])]
  return { opens, closes: new Date(Math.min(...ends.map((end) => end.getTime()))) }
}

function timeOf({ project, candidate }: Omit<Applicant, 'at'>, now: Date, random: Random): Date {
  const { opens, closes } = windowOf(candidate, project, now)
  return new Date(opens.getTime() + (closes.getTime() - opens.getTime()) * random.between(0.05, 0.9))
}
