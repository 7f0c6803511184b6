import { type TalentFilter, talentFilterLimit, talentFilters } from '#domain/talent/talent.ts'

export type TalentShown = { search: string; filter: TalentFilter; skills: string[]; software: string[]; page: number }

/** What the list shows, as its URL says; invalid values there are ignored. */
export function readTalentAddress(given: { [key in keyof TalentShown]?: string }): TalentShown {
  const { search = '', filter = '', page = '', skills = '', software = '' } = given
  return {
    search: search.trim().slice(0, 200),
    filter: Object.hasOwn(talentFilters, filter) ? (filter as TalentFilter) : 'all',
    skills: listOf(skills),
    software: listOf(software),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, talentFilterLimit)
