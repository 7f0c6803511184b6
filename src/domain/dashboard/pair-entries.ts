import type { ProfileData } from '../profiles/profile.ts'

type Entry = Record<string, string | string[] | null>

/** The lists of a profile: an entry's title, and the fields by which two entries are the same. */
export const entryLists = {
  work_experience: {
    section: 'Work experience',
    title: ['position', 'company'],
    same: [
      ['company', 'position'],
      ['company', 'start_date'],
    ],
  },
  education: { section: 'Education', title: ['degree', 'institution'], same: [['institution', 'degree']] },
  certifications: { section: 'Certifications', title: ['name'], same: [['name']] },
  languages_spoken: { section: 'Languages', title: ['language'], same: [['language']] },
  awards: { section: 'Awards', title: ['title'], same: [['title']] },
  projects: { section: 'Projects', title: ['name'], same: [['name']] },
  volunteer_experience: { section: 'Volunteering', title: ['role', 'organization'], same: [['organization', 'role']] },
} as const satisfies Partial<Record<keyof ProfileData, unknown>>

export type EntryList = keyof typeof entryLists
export const entryListNames = Object.keys(entryLists) as EntryList[]

/** An entry of a resume with the matching entry of the profile, if any; `next` is the merged entry. */
export type Pairing = { of: number; at: number | undefined; current: Entry | undefined; next: Entry; isNews: boolean }

export function pairEntries(list: EntryList, found: ProfileData, current: ProfileData): Pairing[] {
  const known = current[list] as Entry[]
  const taken = new Set<number>()
  return (found[list] as Entry[]).map((entry, of) => {
    const index = known.findIndex((one, at) => !taken.has(at) && isSame(list, one, entry))
    if (index < 0) return { of, at: undefined, current: undefined, next: entry, isNews: !isBlank(entry) }
    taken.add(index)
    const before = known[index] as Entry
    const next = { ...before, ...Object.fromEntries(Object.entries(entry).filter(([, value]) => value?.length)) }
    return { of, at: index, current: before, next, isNews: JSON.stringify(next) !== JSON.stringify(before) }
  })
}

/** The list with the accepted entries: a new entry goes after the one it follows in the resume, or first. */
export function orderEntries(
  list: EntryList,
  pairings: Pairing[],
  current: ProfileData,
  accepted: ReadonlySet<string>,
) {
  type Position = { entry: Entry; from: 'current' | 'found'; of: number; follows: number }
  const isAccepted = ({ of }: Pairing) => accepted.has(`${list}.${of}`)
  const positions = (current[list] as Entry[]).map((entry, index): Position => {
    const pairing = pairings.find(({ at }) => at === index)
    const isTaken = pairing !== undefined && isAccepted(pairing)
    const follows = pairing?.of ?? -1
    return isTaken
      ? { entry: pairing.next, from: 'found', of: pairing.of, follows }
      : { entry, from: 'current', of: index, follows }
  })
  for (const pairing of pairings.filter((one) => one.at === undefined && isAccepted(one))) {
    const before = Math.max(-1, ...positions.map(({ follows }) => follows).filter((of) => of < pairing.of))
    const at = before < 0 ? 0 : positions.findIndex(({ follows }) => follows === before) + 1
    positions.splice(at, 0, { entry: pairing.next, from: 'found', of: pairing.of, follows: pairing.of })
  }
  return positions
}

const isSame = (list: EntryList, one: Entry, other: Entry): boolean =>
  entryLists[list].same.some((keys) =>
    keys.every((key) => plain(one[key]) !== '' && plain(one[key]) === plain(other[key])),
  )

const plain = (value: unknown): string =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isBlank = (entry: Entry): boolean => Object.values(entry).every((value) => !value?.length)
