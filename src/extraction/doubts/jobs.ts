import { startsWithActionVerb } from '../parse/body.ts'
import { titleScore } from '../parse/header-parts.ts'
import { hasKnownPart, isArea, isPlace } from '../parse/places.ts'
import { hasTail, isBackwards, isCut, isLabel, isLong, isOddName, isVague, lacks } from './reads.ts'
import type { Around, Doubts, EntryOf } from './reason.ts'

type Job = EntryOf<'work_experience'>

/** `Harbor Foods — Lisbon`, `Harbor Foods, Lisbon`: its end is a place. */
const endsInPlace = (text: string | null): boolean => {
  const parts = (text ?? '').split(/,\s+|\s+[–—-]\s+/)
  return parts.length > 1 && isPlace(parts.at(-1) ?? '') && !/\./.test(parts.at(-1) ?? '')
}

const isDegree = /\b(?:bachelor|master|diploma|licenciatura)(?:['’]?s)?\s(?:of|in|en)\b/i

const isLegalForm = /\b(?:inc|ltd|llc|llp|s\.a|c\.v)\./i

/** The achievements of one job end with the names of the next, which then has the wrong ones. */
const isHeir = ({ company }: Job, { all, before }: Around<Job>): boolean =>
  hasTail(before?.achievements.at(-1) ?? null) && all.filter((other) => other.company === company).length > 1

/** Later than the one above, where the others go back in time. */
const isOutOfOrder = ({ start_date: from }: Job, { all, before }: Around<Job>): boolean =>
  (from ?? '') > (before?.start_date ?? '9') && (all[0]?.start_date ?? '') > (all.at(-1)?.start_date ?? '9')

/** `Main duties – Kept the books`, `• Kept the books` */
const beginsWithLabel = /^[^.]{3,40}\s[–—]\s\p{Lu}|^•/u

/** A paragraph that names an achievement although most other jobs list theirs as items. */
const isItem = ({ description, achievements }: Job, { all }: Around<Job>): boolean =>
  achievements.length === 0 &&
  startsWithActionVerb.test(description ?? '') &&
  all.filter((other) => other.achievements.length > 0).length > all.length / 2

export const ofJobs: Doubts<Job> = {
  kinds: {
    company: ['company', 'issuer', 'school'],
    position: ['position'],
    location: ['place'],
    description: ['sentence'],
  },
  names: ['company', 'position'],
  follow: ['company'],
  reasons: [
    ['company', 0.1, ({ company, position }) => titleScore(company ?? '') > titleScore(position ?? '')],
    ['company', 0.1, ({ company }) => isLabel(company) || isDegree.test(company ?? '')],
    ['company', 0.2, ({ company }) => isOddName(company) || isLong(company, 60) || isPlace(company ?? '')],
    ['company', 0.3, ({ company }) => endsInPlace(company)],
    ['company', 0.3, ({ company }, { page }) => !page.isOnePiece(company)],
    ['company', 0.2, isHeir],
    ['company', 0.3, lacks('location')],
    ['position', 0.2, ({ position }) => titleScore(position ?? '') <= 0 || isLabel(position)],
    ['position', 0.3, ({ position }) => isOddName(position) || isLong(position, 70)],
    ['position', 0.3, ({ position }) => /^(?:senior|staff|lead)$/i.test(position ?? '')],
    ['start_date', 0.3, ({ start_date: from, end_date: to }) => isBackwards(from, to)],
    ['end_date', 0.3, ({ start_date: from, end_date: to }) => isBackwards(from, to)],
    ['start_date', 0.3, isOutOfOrder],
    ['start_date', 0.3, isVague('start_date')],
    ['end_date', 0.4, isVague('end_date')],
    ['end_date', 0.5, ({ end_date: to, start_date: from }, { all }) => to === 'Present' && all[0]?.start_date !== from],
    ['location', 0.5, ({ location }) => !hasKnownPart(location ?? '') || isLegalForm.test(location ?? '')],
    ['location', 0.2, ({ location }) => isCut(location)],
    ['location', 0.2, isHeir],
    [
      'location',
      0.4,
      ({ location }, { all }) =>
        isArea(location ?? '') && all.some((other) => other.location && !isArea(other.location)),
    ],
    [
      'description',
      0.3,
      ({ description }) => isCut(description) || hasTail(description) || /:$/.test(description ?? ''),
    ],
    ['description', 0.2, ({ description }) => beginsWithLabel.test(description ?? '')],
    ['description', 0.3, isItem],
  ],
  gaps: [
    ['company', 0.2, () => true],
    ['position', 0.2, () => true],
    ['end_date', 0.1, lacks('end_date')],
  ],
}

type Service = EntryOf<'volunteer_experience'>

export const ofVolunteering: Doubts<Service> = {
  kinds: { organization: ['company', 'issuer', 'school'], role: ['position'], description: ['sentence'] },
  names: ['organization', 'role'],
  follow: ['organization', 'role'],
  reasons: [
    [
      'role',
      0.1,
      ({ role, organization }) =>
        organization === null ||
        titleScore(role ?? '') <= titleScore(organization) ||
        isCut(role) ||
        /,/.test(role ?? ''),
    ],
    [
      'organization',
      0.4,
      ({ role, organization }) =>
        role === null || titleScore(role) <= titleScore(organization ?? '') || isCut(organization) || /,/.test(role),
    ],
    ['organization', 0.2, ({ organization }) => isOddName(organization)],
    ['start_date', 0.3, isVague('start_date')],
    ['description', 0.3, ({ description }) => hasTail(description)],
  ],
  gaps: [
    ['organization', 0.4, () => true],
    ['role', 0.4, () => true],
  ],
}
