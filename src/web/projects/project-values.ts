import type { InputOf } from '#contract/endpoint.ts'
import type { createProject } from '#contract/projects.ts'
import { fieldsOf } from '#domain/fields-of.ts'
import { type ProjectDetails, projectDetails, scopeTasks } from '#domain/projects/details.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { errorsAt, type FormErrors } from '../ui/form-errors.ts'

/** A project as it is typed: lists, a number of hires, and texts, with nothing missing. */
export type ProjectValues = {
  [Field in keyof ProjectDetails]: ProjectDetails[Field] extends string[]
    ? string[]
    : Field extends 'estimatedHires' | 'need'
      ? ProjectDetails[Field]
      : string
}
export type ProjectField = keyof ProjectValues

const fields = fieldsOf(projectDetails)

const withoutAnything = {
  ...Object.fromEntries(fields.map((field) => [field, ''])),
  scopeTasks: [],
  softwareSystems: [],
  estimatedHires: null,
  need: null,
} as unknown as ProjectValues

export const blankProject: ProjectValues = { ...withoutAnything, estimatedHires: 1 }

export const valuesOf = (details: Partial<ProjectDetails>): ProjectValues => ({
  ...withoutAnything,
  ...Object.fromEntries(fields.flatMap((field) => (details[field] == null ? [] : [[field, details[field]]]))),
  payRate: typedRate(details.payRate),
  payRateMax: typedRate(details.payRateMax),
})

const typedRate = (rate: number | null | undefined) => rate?.toFixed(2).replace('.00', '') ?? ''
const rateFrom = (typed: string) => (typed.trim() ? Number(typed.replace(/[$,\s]|\/hr$/g, '')) : null)

/** What is sent: the tasks in their usual order, and null for what is empty. */
export const detailsFrom = (values: ProjectValues) =>
  ({
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value])),
    title: values.title,
    scopeTasks: scopeTasks.filter((task) => values.scopeTasks.includes(task)),
    payRate: rateFrom(values.payRate),
    payRateMax: rateFrom(values.payRateMax),
  }) as InputOf<typeof createProject>

const checkDetails = errorsBy(projectDetails)

/** A list shows the message of its first wrong entry. */
export const projectFieldAt = (path: string) => path.replace(/\..*/, '')

export const checkProject = (values: ProjectValues): FormErrors =>
  errorsAt(checkDetails(detailsFrom(values)), projectFieldAt)

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The fields in which two versions differ. */
export const changedFields = (before: ProjectValues, after: ProjectValues): ProjectField[] =>
  fields.filter((field) => asText(before[field]) !== asText(after[field]))

export const isBlankProject = (values: ProjectValues): boolean => changedFields(blankProject, values).length === 0
