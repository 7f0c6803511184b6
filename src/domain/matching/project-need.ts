import type { FirmDay } from '../firms/settings.ts'
import type { ProjectDetails } from '../projects/details.ts'
import { needLimits, type ProjectNeed } from '../projects/need.ts'
import { type Brief, readBrief } from './brief.ts'
import type { Need, NeedItem } from './need.ts'

/** A project as far as its need is concerned. The internal note is nobody's business here. */
export type NeedingProject = Omit<Brief, 'internalNote' | 'engagementType'> &
  Pick<ProjectDetails, 'description' | 'need'> & { firmDay: FirmDay | null }

/** The same as the database tells it of a project that is watched. */
export type WatchedProject = Omit<NeedingProject, 'scopeTasks'> & { scopeOfWork: string | null }

/** As many as an owner could ask for: a text that names more says what it mentions first. */
const within = (items: readonly NeedItem[]): NeedItem[] =>
  items.slice(0, needLimits.items).map((item) => ({ ...item, anyOf: item.anyOf.slice(0, needLimits.alternatives) }))

function read(project: NeedingProject): Need {
  const need = readBrief({ ...project, internalNote: null, engagementType: null })
  return { ...need, must: within(need.must), nice: within(need.nice) }
}

const plain = (items: readonly NeedItem[]): ProjectNeed['must'] =>
  items.map(({ anyOf }) => ({ anyOf: anyOf.map(({ kind, value }) => ({ kind, value })) }))

const whole = (figure: number, limit: number) => Math.min(limit, Math.max(1, Math.round(figure)))

/** What the text of a project asks for, as its owner would put it: in the figures that an owner can give. */
export function understoodIn(project: NeedingProject): ProjectNeed {
  const { must, nice, hoursPerWeek, overlap, weeks } = read(project)
  return {
    readsTerms: true,
    must: plain(must),
    nice: plain(nice),
    not: [],
    hoursPerWeek: hoursPerWeek === null ? null : whole(hoursPerWeek, needLimits.hoursPerWeek),
    overlap: overlap && {
      zone: overlap.zone,
      from: overlap.from,
      to: overlap.to,
      minHours: whole(2 * overlap.minHours, 2 * needLimits.overlapHours) / 2,
    },
    weeks: whole(weeks, needLimits.weeks),
    emphasis: {},
  }
}

/**
 * What a project asks for, on whichever day: what its owner said, or else what its text says. An owner who chose terms and said
 * nothing about hours, weeks or overlap still means those of the project, also when it changes.
 */
export function writtenNeed(project: NeedingProject): Need {
  const understood = read(project)
  if (!project.need) return { ...understood, emphasis: {} }
  const { readsTerms, must, nice, hoursPerWeek, overlap, weeks, emphasis } = project.need
  return {
    ...understood,
    ...(!readsTerms && { must, nice }),
    hoursPerWeek: hoursPerWeek ?? understood.hoursPerWeek,
    overlap: overlap === 'none' ? null : (overlap ?? understood.overlap),
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
