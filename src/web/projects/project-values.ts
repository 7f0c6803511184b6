import type { InputOf } from '#contract/endpoint.ts'
import type { createProject } from '#contract/projects.ts'
import { type ProjectDetails, projectDetails, scopeTasks } from '#domain/projects/details.ts'
import { errorsAt, errorsBy, type FormErrors } from '../ui/errors-by.ts'

/** A project as it is typed: texts, with nothing missing. */
export type ProjectValues = {
  title: string
  internalNote: string
  scopeTasks: string[]
  softwareSystems: string[]
  seniorityLevel: string
  engagementDetails: string
  engagementType: string
  startDate: string
  preferredTimeOverlap: string
  estimatedHires: number | null
  location: string
  duration: string
  payRate: string
}
export type ProjectField = keyof ProjectValues

export const blankProject: ProjectValues = {
  title: '',
  internalNote: '',
  scopeTasks: [],
  softwareSystems: [],
  seniorityLevel: '',
  engagementDetails: '',
  engagementType: '',
  startDate: '',
  preferredTimeOverlap: '',
  estimatedHires: 1,
  location: '',
  duration: '',
  payRate: '',
}

export const valuesOf = (details: Partial<ProjectDetails>): ProjectValues => ({
  title: details.title ?? '',
  internalNote: details.internalNote ?? '',
  scopeTasks: details.scopeTasks ?? [],
  softwareSystems: details.softwareSystems ?? [],
  seniorityLevel: details.seniorityLevel ?? '',
  engagementDetails: details.engagementDetails ?? '',
  engagementType: details.engagementType ?? '',
  startDate: details.startDate ?? '',
  preferredTimeOverlap: details.preferredTimeOverlap ?? '',
  estimatedHires: details.estimatedHires ?? null,
  location: details.location ?? '',
  duration: details.duration ?? '',
  payRate: details.payRate?.toFixed(2).replace('.00', '') ?? '',
})

/** What is sent: the tasks in their usual order, and null for what is empty. */
export const detailsFrom = (values: ProjectValues) =>
  ({
    ...values,
    scopeTasks: scopeTasks.filter((task) => values.scopeTasks.includes(task)),
    seniorityLevel: values.seniorityLevel || null,
    engagementDetails: values.engagementDetails || null,
    engagementType: values.engagementType || null,
    startDate: values.startDate || null,
    payRate: values.payRate.trim() ? Number(values.payRate.replace(/[$,\s]|\/hr$/g, '')) : null,
  }) as InputOf<typeof createProject>

const checkDetails = errorsBy(projectDetails)

/** A list shows the message of its first wrong entry. */
export const projectFieldAt = (path: string) => path.replace(/\..*/, '')

export const checkProject = (values: ProjectValues): FormErrors =>
  errorsAt(checkDetails(detailsFrom(values)), projectFieldAt)

/** The fields in which two versions differ. */
export const changedFields = (before: ProjectValues, after: ProjectValues): ProjectField[] =>
  (Object.keys(before) as ProjectField[]).filter((field) => String(before[field]) !== String(after[field]))

export const isBlankProject = (values: ProjectValues): boolean => changedFields(blankProject, values).length === 0
