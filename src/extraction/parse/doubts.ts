import type { ProfileData } from '#domain/profiles/profile.ts'
import education from '../lexicon/education.json' with { type: 'json' }
import { awardLike } from './awards.ts'
import { isCertificate } from './certifications.ts'
import { findDates } from './dates.ts'
import { companyScore, titleScore } from './header-parts.ts'
import { hasKnownPart, isPlace } from './places.ts'
import { hasAny, isProse, lexicon, plain } from './words.ts'

const institutions = lexicon(education.institutionWords)
const degrees = lexicon(education.degreeWords, education.soloDegrees)

type Entries = {
  work_experience: ProfileData['work_experience'][number]
  education: ProfileData['education'][number]
  certifications: ProfileData['certifications'][number]
  awards: ProfileData['awards'][number]
  volunteer_experience: ProfileData['volunteer_experience'][number]
  projects: ProfileData['projects'][number]
}

/** A reason to doubt a field, and how often a field with this reason was right where the truth is known. */
type Doubt<T> = [field: keyof T & string, confidence: number, isDoubtful: (entry: T, all: T[]) => boolean]

const isLong = (text: string | null, limit: number): boolean => (text?.length ?? 0) > limit
const isBackwards = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && to !== 'Present' && from.slice(0, to.length) > to.slice(0, from.length)

/** Begins or ends in the middle of something, or holds half of a pair of brackets. */
export const isCut = (text: string | null): boolean =>
  text !== null &&
  (/^[\p{Ll},;)&]|(?:[,(&–—-]|\s(?:of|and|the|in|de|at|for|by))$|,,/u.test(text) ||
    text.split('(').length !== text.split(')').length)

/** Two words that were set on different lines: `University ofApr`. */
const isGlued = (text: string | null): boolean => /\p{Ll}\p{Lu}\p{Ll}{1,2}$|\p{L}-\p{Lu}\p{Ll}{2}$/u.test(text ?? '')

/** `2021` among dates that have a month. */
const isVague =
  <K extends string>(key: K) =>
  (entry: Record<K, string | null>, all: Record<K, string | null>[]): boolean =>
    entry[key]?.length === 4 && all.some((other) => (other[key]?.length ?? 0) === 7 && other[key] !== 'Present')

/** Sentences, and then something that is none. */
const hasTail = (text: string | null): boolean => /[.!?]\s.*[^.!?)”"]$/.test(text ?? '')

const isOddName = (text: string | null): boolean =>
  isCut(text) || isGlued(text) || isProse(text ?? '') || findDates(text ?? '') !== undefined

const ofJobs: Doubt<Entries['work_experience']>[] = [
  ['company', 0.1, ({ company, position }) => titleScore(company ?? '') > titleScore(position ?? '')],
  ['company', 0.2, ({ company }) => isOddName(company) || isLong(company, 60) || isPlace(company ?? '')],
  ['position', 0.2, ({ position }) => titleScore(position ?? '') <= 0 || isOddName(position) || isLong(position, 70)],
  ['position', 0.3, ({ position }) => /^(?:senior|staff|lead)$/i.test(position ?? '')],
  ['start_date', 0.3, ({ start_date: from, end_date: to }) => isBackwards(from, to)],
  ['end_date', 0.3, ({ start_date: from, end_date: to }) => isBackwards(from, to)],
  ['start_date', 0.3, isVague('start_date')],
  ['end_date', 0.4, isVague('end_date')],
  [
    'location',
    0.5,
    ({ location }) => !hasKnownPart(location ?? '') || /\b(?:inc|ltd|llc|llp|s\.a|c\.v)\./i.test(location ?? ''),
  ],
  ['end_date', 0.5, ({ end_date: to, ...job }, all) => to === 'Present' && all[0]?.start_date !== job.start_date],
  ['description', 0.3, ({ description }) => isCut(description) || hasTail(description) || /:$/.test(description ?? '')],
]

/** `Chennai` may belong to the name of the school, `Chennai, India` is where it is. */
const isLoneTown = (location: string | null): boolean => location !== null && !location.includes(',')

const ofSchools: Doubt<Entries['education']>[] = [
  ['institution', 0.2, ({ institution }) => !hasAny(institution ?? '', institutions) || isOddName(institution)],
  [
    'institution',
    0.2,
    ({ institution }) =>
      plain(institution ?? '')
        .split(' ')
        .every((word) => institutions.has(word)),
  ],
  ['institution', 0.4, ({ location }) => isLoneTown(location)],
  ['location', 0.4, ({ location }) => isLoneTown(location)],
  ['degree', 0.5, ({ degree }) => !hasAny(degree ?? '', degrees) || isLong(degree, 70) || isCut(degree)],
  [
    'field_of_study',
    0.2,
    ({ field_of_study: field, degree }) =>
      degree === null || isCut(field) || isGlued(field) || isLong(field, 50) || hasAny(field ?? '', institutions),
  ],
  ['graduation_date', 0.4, isVague('graduation_date')],
]
const ofCertifications: Doubt<Entries['certifications']>[] = [
  [
    'name',
    0.5,
    ({ name, issuer }) => isCut(name) || isLong(name, 70) || (!isCertificate(name ?? '') && issuer === null),
  ],
  ['issuer', 0.1, ({ issuer }) => isLong(issuer, 60) || isCut(issuer) || /\d{4}/.test(issuer ?? '')],
  ['credential_id', 0.4, ({ credential_id: id }) => isLong(id, 30)],
  ['date', 0.4, isVague('date')],
]
const ofAwards: Doubt<Entries['awards']>[] = [
  ['title', 0.3, ({ title }) => isCut(title) || isGlued(title) || isLong(title, 80)],
  ['title', 0.4, ({ title, issuer }) => !awardLike.test(title ?? '') && (issuer === null || awardLike.test(issuer))],
  ['title', 0.4, ({ title }) => companyScore(title ?? '') > 0 && !awardLike.test(title ?? '')],
  [
    'issuer',
    0.5,
    ({ title, issuer }) =>
      isCut(issuer) || isProse(issuer ?? '') || (awardLike.test(issuer ?? '') && !awardLike.test(title ?? '')),
  ],
  ['date', 0.4, isVague('date')],
]
const ofVolunteering: Doubt<Entries['volunteer_experience']>[] = [
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
  ['start_date', 0.3, isVague('start_date')],
  ['description', 0.3, ({ description }) => hasTail(description)],
]
const ofProjects: Doubt<Entries['projects']>[] = [
  ['name', 0.4, ({ name, description }) => description === null || isLong(name, 80) || isProse(name ?? '')],
  ['description', 0.4, ({ description }) => isCut(description) || hasTail(description)],
]

type Doubts<T> = { names: (keyof T & string)[]; follow: (keyof T & string)[]; doubts: Doubt<T>[] }

/** By list. `names` tell one entry from another: where one is missing or surely wrong, the fields that `follow` are in doubt. */
export const doubts: { [L in keyof Entries]: Doubts<Entries[L]> } = {
  work_experience: {
    names: ['company', 'position'],
    follow: ['company', 'start_date', 'description'],
    doubts: ofJobs,
  },
  education: { names: ['institution', 'degree'], follow: ['institution', 'field_of_study'], doubts: ofSchools },
  certifications: { names: ['name'], follow: ['issuer'], doubts: ofCertifications },
  awards: { names: ['title'], follow: ['date', 'description'], doubts: ofAwards },
  volunteer_experience: { names: ['organization', 'role'], follow: [], doubts: ofVolunteering },
  projects: { names: ['name'], follow: ['description'], doubts: ofProjects },
}
