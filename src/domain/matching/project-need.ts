import type { ProjectDetails } from '../projects/details.ts'
import type { ProjectNeed } from '../projects/need.ts'
import { type Brief, readBrief } from './brief.ts'
import type { Need, NeedItem } from './need.ts'

/** A project as far as its need is concerned. The internal note is nobody's business here. */
export type NeedingProject = Omit<Brief, 'internalNote' | 'engagementType'> &
  Pick<ProjectDetails, 'description' | 'need'>

/** The same as the database tells it of a project that is watched. */
export type WatchedProject = Omit<NeedingProject, 'scopeTasks'> & { scopeOfWork: string | null }

const read = (project: NeedingProject): Need => readBrief({ ...project, internalNote: null, engagementType: null })

const plain = (items: readonly NeedItem[]): ProjectNeed['must'] =>
  items.map(({ anyOf }) => ({ anyOf: anyOf.map(({ kind, value }) => ({ kind, value })) }))

/** What the text of a project asks for, as its owner would put it. */
export function understoodIn(project: NeedingProject): ProjectNeed {
  const { must, nice, hoursPerWeek, overlap, weeks } = read(project)
  return { must: plain(must), nice: plain(nice), not: [], hoursPerWeek, overlap, weeks, emphasis: {} }
}

/**
 * What a project asks for, on whichever day: what its owner said, or else what its text says. An owner who chose terms and said
 * nothing about hours, weeks or overlap still means those of the project, also when it changes.
 */
export function writtenNeed(project: NeedingProject): Need {
  const understood = read(project)
  if (!project.need) return { ...understood, emphasis: {} }
  const { must, nice, hoursPerWeek, overlap, weeks, emphasis } = project.need
  return {
    ...understood,
    must,
    nice,
    hoursPerWeek: hoursPerWeek ?? understood.hoursPerWeek,
    overlap: overlap ?? understood.overlap,
    weeks: weeks ?? understood.weeks,
    emphasis,
  }
}

/** The same on a day. Nobody can begin before today, so a start that has passed means today. */
export function needOn(need: Need, today: string): Need {
  const start = need.start && need.start < today ? today : need.start
  return { ...need, start, from: start ?? today }
}

export const needOfProject = (project: NeedingProject, today: string): Need => needOn(writtenNeed(project), today)
