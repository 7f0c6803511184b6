import { counted } from '#domain/counted.ts'
import type { ProjectBrief } from '#domain/projects/brief.ts'
import { withTags } from '../ui/tags.ts'
import { blankProject, type ProjectField, type ProjectValues, valuesOf } from './project-values.ts'

export type FoundValues = Partial<ProjectValues>

/** Whether a field still holds what was found in a request: until it is edited it is to be checked. */
export const isAsFound = (found: FoundValues, values: ProjectValues, field: ProjectField): boolean =>
  field in found && String(found[field]) === String(values[field])

/**
 * What a request says, beside what is in the form. Lists grow; an empty field is filled, and so is one that an earlier
 * request filled. What was typed and differs is contested: it is replaced only if the person says so.
 */
export function mergeBrief(brief: ProjectBrief, values: ProjectValues, found: FoundValues) {
  const said = valuesOf(brief)
  const filled: FoundValues = {}
  const contested: FoundValues = {}
  for (const field of Object.keys(brief) as (keyof ProjectBrief)[]) {
    const list = values[field]
    const wanted = Array.isArray(list) ? withTags(list, said[field] as string[]) : said[field]
    if (String(wanted) === String(values[field])) continue
    const isFree = Array.isArray(list) || values[field] === blankProject[field] || isAsFound(found, values, field)
    Object.assign(isFree ? filled : contested, { [field]: wanted })
  }
  return { filled, contested }
}

export function filledMessage(filled: FoundValues): string {
  const count = Object.keys(filled).length
  return count === 0
    ? 'We read your request and found nothing to fill in.'
    : `We filled in ${counted(count, 'field')}. Please check each one.`
}
