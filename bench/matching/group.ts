import { backgroundOf, type Candidate, candidateOf, identityOf } from './candidate.ts'
import { type FamilyName, familyNames } from './families.ts'
import { gradeOf, levels } from './grade.ts'
import { makePerson } from './make-person.ts'
import type { Person, Project, ProjectKind } from './person.ts'
import { fitting, planFor, type Wanted } from './plan.ts'
import { hash, Random } from './random.ts'
import { lesserOf } from './twin.ts'
import type { Group } from './voice.ts'
import { Writer } from './write-profile.ts'
import type { Written } from './written.ts'

const recipes: Record<ProjectKind, Record<Wanted, number>> = {
  structured: { three: 4, two: 4, near: 5, zero: 6 },
  brief: { three: 4, two: 4, near: 5, zero: 6 },
  crowded: { three: 4, two: 3, near: 6, zero: 10 },
}
const pairsPerProject = 4
const bystanders = 36

export type Member = { person: Person; written: Written; candidate: Candidate }
export type ProjectTruth = {
  project: string
  kind: ProjectKind
  grades: Record<string, number>
  requirements: Project['requirements']
  pairs: [string, string][]
}

const projectId = (name: string, at: number) =>
  `pr-${String(hash(`${name} project ${at}`) % 1_000_000).padStart(6, '0')}`

/** People and projects of a group, with the grades that follow from what is true of them. */
export function makeGroup(name: string, { voice, projects }: Group): { members: Member[]; truth: ProjectTruth[] } {
  const random = new Random(name)
  const writer = new Writer(random, voice)
  const members: Member[] = []
  const add = (person: Person, written: Written, background = backgroundOf(random, voice, person)) => {
    const identity = identityOf(random, voice, person, `${name} person ${members.length}`)
    const member = { person, written, candidate: candidateOf(person, written, identity, background) }
    members.push(member)
    return { member, background }
  }
  const backgrounds = new Map<Member, ReturnType<typeof backgroundOf>>()
  const others = (project: Project): FamilyName[] => familyNames.filter((family) => family !== project.family)
  const enter = (person: Person) => {
    const { member, background } = add(person, writer.write(person))
    backgrounds.set(member, background)
  }

  for (const project of projects)
    for (const [wanted, count] of Object.entries(recipes[project.kind]) as [Wanted, number][])
      for (let made = 0; made < count; made++)
        enter(
          makePerson(
            random,
            planFor(random, project, random.pick(voice.places), wanted, others(project)),
            voice.telling,
          ),
        )
  for (let made = 0; made < bystanders; made++) {
    const project = random.pick(projects)
    const plan = fitting(random, project, random.pick(voice.places), false)
    const isOther = random.chance(0.6)
    const other = { ...plan, family: isOther ? random.pick(others(project)) : plan.family, recent: [], credentials: [] }
    enter(makePerson(random, other, voice.telling))
  }

  const gradeIn = (project: Project, { person }: Member) => gradeOf(person, project.requirements, project.level)
  const originals = [...members]
  const pairs = projects.map((project) => {
    const ranked = random
      .shuffle(originals)
      .map((member) => ({ member, grade: gradeIn(project, member) }))
      .sort((a, b) => b.grade - a.grade)
      .map(({ member }) => member)
    const found: [string, string][] = []
    // Every third of the best, so that a pair is also found below the first grade.
    for (let at = 0; at < ranked.length && found.length < pairsPerProject; at += 3) {
      const better = ranked[at]
      const lesser = better && lesserOf(random, better, project)
      if (!better || !lesser) continue
      const { member } = add(lesser.person, lesser.written, backgrounds.get(better))
      found.push([better.candidate.id, member.candidate.id])
    }
    return found
  })

  const truth = projects.map((project, at): ProjectTruth => {
    const graded = members.map((member) => [member.candidate.id, gradeIn(project, member)] as const)
    return {
      project: projectId(name, at),
      kind: project.kind,
      grades: Object.fromEntries(graded.filter(([, grade]) => grade > 0)),
      requirements: project.requirements,
      pairs: pairs[at] ?? [],
    }
  })
  return { members: random.shuffle(members), truth }
}

const zoneShort: Record<string, string> = {
  'America/New_York': 'ET',
  'America/Chicago': 'CT',
  'America/Denver': 'MT',
  'America/Los_Angeles': 'PT',
}
const scopeTasks = new Set([
  'Bookkeeping',
  'Month-End Close / Reconciliations',
  'Cleanup / Catchup',
  'AP / AR Support',
  'Tax Preparation',
  '1099 Prep & W-9 Collection',
  'Sales Tax',
  'Audit PBC Support',
  'FP&A',
])

/** A project as the product holds it. A brief keeps its requirements in the partner's words. */
export function projectLine(name: string, project: Project, at: number) {
  const { kind, level, title, note, requirements, overlapText, durationText } = project
  const { overlap, weeks, hoursPerWeek, start, maxRate } = requirements
  const must = requirements.must.flatMap((line) => ('anyOf' in line ? [] : [line]))
  const tasks = must.filter((item) => item.kind === 'service' && scopeTasks.has(item.value)).map(({ value }) => value)
  return {
    id: projectId(name, at),
    createdAt: '2026-11-16',
    title,
    internalNote: note,
    scopeTasks: tasks.length > 0 ? tasks : ['Other'],
    softwareSystems: kind === 'brief' ? [] : must.filter((item) => item.kind === 'software').map(({ value }) => value),
    seniorityLevel: levels[level],
    engagementDetails: hoursPerWeek >= 35 ? 'Full-time' : 'Part-time',
    engagementType: weeks >= 40 ? 'Ongoing/Monthly' : 'One-Time',
    startDate: start,
    preferredTimeOverlap:
      overlapText ?? `${overlap.minHours} h between ${overlap.from} and ${overlap.to} ${zoneShort[overlap.zone]}`,
    estimatedHires: 1 + (at % 2),
    location: 'Remote',
    duration: durationText ?? `${weeks} weeks`,
    payRate: maxRate,
    requirements: kind === 'brief' ? null : requirements,
  }
}
