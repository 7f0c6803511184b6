import type { ProfileData } from '#domain/profiles/profile.ts'

export type Format = 'pdf' | 'docx' | 'doc'

/** The parts of a Word file by their paths. */
export type WordParts = Record<string, string>

/**
 * One resume of a group, with what is on it. Its bytes are made on the spot, or stored in `files/` because making them needs
 * a browser, an office suite or a scanner.
 */
export type Resume = { group: string; format: Format; layout: string; person: string; truth: ProfileData } & (
  | { bytes: () => Promise<Buffer> }
  | { printedFrom: { html: string } | { word: WordParts } }
  | { scanned: true }
)

/** A way to set a resume. What it leaves out is taken out of the person first, so that the rest is the truth. */
export type Layout<Page> = {
  name: string
  shows?: (person: ProfileData) => ProfileData
  page: (person: ProfileData) => Page
}

/** Every layout with some of the people: another few for each, so that all of them come up equally often. */
export function pair<Page>(layouts: Layout<Page>[], people: Record<string, ProfileData>, peoplePerLayout: number) {
  const names = Object.keys(people)
  return layouts.flatMap(({ name: layout, shows, page }, index) =>
    Array.from({ length: peoplePerLayout }, (_, turn) => {
      const person = names[(index + turn * 2) % names.length] as string
      const whole = people[person] as ProfileData
      return { layout, person, truth: shows ? shows(whole) : whole, page }
    }),
  )
}
