import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import education from '../lexicon/education.json' with { type: 'json' }
import { awardLike } from './awards.ts'
import { isCertificate } from './certifications.ts'
import { titleScore } from './header-parts.ts'
import { hasKnownPart } from './places.ts'
import { hasAny, isProse, lexicon, plain, squash } from './words.ts'

const institutions = lexicon(education.institutionWords)
const degrees = lexicon(education.degreeWords, education.soloDegrees)

type Job = ProfileData['work_experience'][number]
type School = ProfileData['education'][number]
type Certification = ProfileData['certifications'][number]
type Award = ProfileData['awards'][number]
type Volunteering = ProfileData['volunteer_experience'][number]
type Project = ProfileData['projects'][number]

/** A reason to doubt a field, and how often a field with this reason was right where the truth is known. */
type Doubt<T> = [field: keyof T & string, confidence: number, isDoubtful: (entry: T, all: T[]) => boolean]

const isLong = (text: string | null, limit: number): boolean => (text?.length ?? 0) > limit
const isBackwards = (from: string | null, to: string | null): boolean =>
  from !== null && to !== null && to !== 'Present' && from.slice(0, to.length) > to.slice(0, from.length)
const isCut = (text: string | null): boolean =>
  text !== null && /^[\p{Ll},;)]|(?:[,(&]|\b(?:of|and|the|in|de))$/u.test(text)

const ofJobs: Doubt<Job>[] = [
  ['company', 0.1, ({ company, position }) => titleScore(company ?? '') > titleScore(position ?? '')],
  ['company', 0.2, ({ company }) => isCut(company) || isLong(company, 60)],
  ['position', 0.2, ({ position }) => titleScore(position ?? '') <= 0 || isCut(position) || isLong(position, 70)],
  ['start_date', 0.3, ({ start_date: from, end_date: to }) => isBackwards(from, to)],
  ['end_date', 0.3, ({ start_date: from, end_date: to }) => isBackwards(from, to)],
  ['start_date', 0.4, ({ company, position }) => company === null || position === null],
  ['location', 0.5, ({ location }) => !hasKnownPart(location ?? '')],
  ['end_date', 0.5, ({ end_date: to, ...job }, all) => to === 'Present' && all[0]?.start_date !== job.start_date],
]
const ofSchools: Doubt<School>[] = [
  ['institution', 0.2, ({ institution }) => !hasAny(institution ?? '', institutions) || isCut(institution)],
  ['degree', 0.5, ({ degree }) => !hasAny(degree ?? '', degrees) || isLong(degree, 70)],
  [
    'field_of_study',
    0.2,
    ({ field_of_study: field, degree }) =>
      degree === null || isCut(field) || isLong(field, 50) || hasAny(field ?? '', institutions),
  ],
]
const ofCertifications: Doubt<Certification>[] = [
  [
    'name',
    0.5,
    ({ name, issuer }) => isCut(name) || isLong(name, 70) || (!isCertificate(name ?? '') && issuer === null),
  ],
  ['issuer', 0.1, ({ issuer }) => isLong(issuer, 60) || isCut(issuer) || /\d{4}/.test(issuer ?? '')],
  ['credential_id', 0.4, ({ credential_id: id }) => isLong(id, 30)],
]
const ofAwards: Doubt<Award>[] = [
  [
    'title',
    0.3,
    ({ title, issuer }) =>
      issuer === null || isCut(title) || isLong(title, 80) || (!awardLike.test(title ?? '') && awardLike.test(issuer)),
  ],
  [
    'issuer',
    0.5,
    ({ title, issuer }) =>
      isCut(issuer) || isProse(issuer ?? '') || (awardLike.test(issuer ?? '') && !awardLike.test(title ?? '')),
  ],
]
const ofVolunteering: Doubt<Volunteering>[] = [
  [
    'role',
    0.1,
    ({ role, organization }) => organization === null || titleScore(role ?? '') <= titleScore(organization),
  ],
  [
    'organization',
    0.4,
    ({ role, organization }) => role === null || titleScore(role) <= titleScore(organization ?? ''),
  ],
]
const ofProjects: Doubt<Project>[] = [
  ['name', 0.4, ({ name, description }) => description === null || isLong(name, 80) || isProse(name ?? '')],
]

/** The fields that their owner should look at: those that don't read as what they are. What is not there is not doubted. */
export function checksOf(profile: ProfileData): ProfileCheck[] {
  const { personal_info: person, professional_summary: summary } = profile
  const checks: ProfileCheck[] = []
  const doubt = (path: string, confidence: number) => {
    if (!checks.some((check) => check.path === path)) checks.push({ path, confidence })
  }
  if (person.full_name && !isNamesake(person.full_name, person.email)) doubt('personal_info.full_name', 0.7)
  if (person.location && !hasKnownPart(person.location)) doubt('personal_info.location', 0.7)
  if (summary && (summary.length < 50 || isCut(summary))) doubt('professional_summary', 0.5)
  const lists: [keyof ProfileData & string, object[], Doubt<never>[]][] = [
    ['work_experience', profile.work_experience, ofJobs],
    ['education', profile.education, ofSchools],
    ['certifications', profile.certifications, ofCertifications],
    ['awards', profile.awards, ofAwards],
    ['volunteer_experience', profile.volunteer_experience, ofVolunteering],
    ['projects', profile.projects, ofProjects],
  ]
  for (const [list, entries, doubts] of lists)
    for (const [index, entry] of entries.entries())
      for (const [field, confidence, isDoubtful] of doubts)
        if ((entry as Record<string, unknown>)[field] !== null && isDoubtful(entry as never, entries as never[]))
          doubt(`${list}.${index}.${field}`, confidence)
  for (const [bucket, skills] of Object.entries(profile.skills))
    for (const [index, skill] of skills.entries())
      if (isProse(skill) || isLong(skill, 45) || isCut(skill)) doubt(`skills.${bucket}.${index}`, 0.1)
  return checks
}

/** Most people write with an address that has a part of their name. */
const isNamesake = (name: string, email: string | null): boolean =>
  plain(name)
    .split(' ')
    .some((word) => word.length > 2 && squash(email?.split('@')[0] ?? '').includes(word))
