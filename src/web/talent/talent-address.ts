import { hiddenList } from '#domain/bookmarks/list.ts'
import { splitTags } from '#domain/tags.ts'
import { conditionLimits, type Droppable, usualWeeks } from '#domain/talent/conditions.ts'
import { type TalentFilter, talentFilterLimit, talentFilters } from '#domain/talent/talent.ts'

export type TalentShown = {
  search: string
  filter: TalentFilter
  skills: string[]
  software: string[]
  /** One of the firm's lists, `hidden`, or empty for everyone. */
  list: string
  /** Of these conditions 0 is not asked. */
  overlap: number
  hours: number
  /** The period of the hours; from today where it is empty. */
  from: string
  weeks: number
  rate: number
  page: number
}

const listId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the list shows, as its URL says; invalid values there are ignored. */
export function readTalentAddress(given: { [key in keyof TalentShown]?: string }): TalentShown {
  const { search = '', filter = '', page = '', skills = '', software = '', list = '', from = '' } = given
  return {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(talentFilters, filter) ? (filter as TalentFilter) : 'all',
    skills: listOf(skills),
    software: listOf(software),
    list: list === hiddenList || listId.test(list) ? list : '',
    overlap: countOf(given.overlap, conditionLimits.overlap),
    hours: countOf(given.hours, conditionLimits.hours),
    from: isDay(from) ? from : '',
    weeks: countOf(given.weeks, conditionLimits.weeks) || usualWeeks,
    rate: countOf(given.rate, conditionLimits.rate),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

const listOf = (text: string) =>
  splitTags(text)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, talentFilterLimit)

const countOf = (text: string | undefined, limit: number) =>
  text && /^[1-9]\d{0,3}$/.test(text) && Number(text) <= limit ? Number(text) : 0

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text

/** The same as the endpoint takes it, without its page. */
export function narrowingOf({
  page: _,
  skills,
  software,
  list,
  overlap,
  hours,
  from,
  weeks,
  rate,
  ...rest
}: TalentShown) {
  return {
    ...rest,
    skills: skills.join(','),
    software: software.join(','),
    ...(list && { list }),
    ...(overlap && { overlap }),
    ...(hours && { hours, weeks, ...(from && { from }) }),
    ...(rate && { rate }),
  }
}

/** The list without one of its filters, or without one word of it. The period goes with the hours. */
export function without(shown: TalentShown, kind: Droppable, word: string | null): Partial<TalentShown> {
  if (kind === 'skills' || kind === 'software') return { [kind]: shown[kind].filter((other) => other !== word) }
  const usual = readTalentAddress({})
  return kind === 'hours' ? { hours: 0, from: '', weeks: usual.weeks } : { [kind]: usual[kind] }
}

/** The list without several of them. */
export function withoutAll(
  shown: TalentShown,
  filters: readonly { kind: Droppable; word: string | null }[],
): Partial<TalentShown> {
  const left = { ...shown }
  for (const { kind, word } of filters) Object.assign(left, without(left, kind, word))
  return left
}
