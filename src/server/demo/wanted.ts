import type { ProjectNeed } from '#domain/projects/need.ts'

type Item = ProjectNeed['must'][number]

/** One thing that a project asks for, or several of which one is enough. */
export const wanted = (kind: Item['anyOf'][number]['kind'], ...values: string[]): Item => ({
  anyOf: values.map((value) => ({ kind, value })),
})
