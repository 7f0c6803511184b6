import { hiddenList } from '#domain/bookmarks/list.ts'
import { type TalentFilter, talentFilterLimit, talentFilters } from '#domain/talent/talent.ts'

export type TalentShown = {
  search: string
  filter: TalentFilter
  skills: string[]
  software: string[]
  /** One of the firm's lists, `hidden`, or empty for everyone. */
  list: string
  page: number
}

const listId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the list shows, as its URL says; invalid values there are ignored. */
export function readTalentAddress(given: { [key in keyof TalentShown]?: string }): TalentShown {
  const { search = '', filter = '', page = '', skills = '', software = '', list = '' } = given
  return {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(talentFilters, filter) ? (filter as TalentFilter) : 'all',
    skills: listOf(skills),
    software: listOf(software),
    list: list === hiddenList || listId.test(list) ? list : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, talentFilterLimit)
