import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Person } from './person.ts'
import { hash, type Random } from './random.ts'
import type { Voice } from './voice.ts'
import type { Piece, Written } from './written.ts'

export type Candidate = {
  id: string
  name: string
  email: string
  photo: string | null
  profile_data: ProfileData
  workingHours: {
    zone: string
    weekly: Person['schedule']['weekly']
    hoursPerWeek: number | null
    earliestStart: string | null
  } | null
  hoursPerWeek: number | null
  earliestStart: string | null
  rate: number | null
  vettingAverage: number | null
}
export type Identity = Pick<Candidate, 'id' | 'name' | 'email' | 'photo'> & { phone: string }
/** What must not matter and stays the same for both of a pair. */
export type Background = { education: ProfileData['education']; softSkills: string[]; arrangements: boolean[] }

export function identityOf(random: Random, voice: Voice, person: Person, seed: string): Identity {
  const country = person.place.country
  const name = `${random.pick(voice.first[country] ?? ['Alex'])} ${random.pick(voice.last[country] ?? ['Reed'])}`
  const id = hash(seed).toString(16).padStart(8, '0')
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')
  return {
    id,
    name,
    email: `${plain}${random.integer(2, 999)}@example.com`,
    photo: random.chance(0.5) ? `https://images.example.com/${id}.jpg` : null,
    phone: `+1 ${random.integer(201, 989)} 555 0${random.integer(100, 199)}`,
  }
}

export function backgroundOf(random: Random, voice: Voice, person: Person): Background {
  const { country } = person.place
  const isBulleted = () =>
    voice.layout === 'mixed'
      ? random.chance(0.5)
      : voice.layout === 'bullets'
        ? random.chance(0.85)
        : random.chance(0.15)
  return {
    education: [
      {
        institution: random.pick(voice.schools[country] ?? ['State University']),
        degree: random.pick(voice.degrees),
        field_of_study: random.pick(['Accounting', 'Accountancy', 'Finance', 'Commerce', 'Business Administration']),
        location: country,
        graduation_date: String(Number(person.jobs.at(-1)?.start.slice(0, 4) ?? 2020) - random.integer(0, 2)),
        gpa: null,
        honors: null,
      },
    ],
    softSkills: random.some(voice.softSkills, random.integer(0, 2)),
    arrangements: person.jobs.map(isBulleted),
  }
}

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')
const textsOf = (pieces: Piece[]) => [...new Set(pieces.map(({ text }) => text))]

export function candidateOf(person: Person, written: Written, identity: Identity, background: Background): Candidate {
  const { id, name, email, photo, phone } = identity
  const shown = (field: 'rate' | 'hours' | 'start' | 'schedule') =>
    person.told[field] === 'field' || person.told[field] === 'both'
  const hoursPerWeek = shown('hours') ? person.hoursPerWeek : null
  const earliestStart = shown('start') ? person.earliestStart : null
  return {
    id,
    name,
    email,
    photo,
    profile_data: {
      personal_info: {
        full_name: name,
        email,
        phone,
        location: person.place.place,
        linkedin: null,
        github: null,
        portfolio: null,
        website: null,
      },
      professional_summary: textOf(written.summary) || null,
      work_experience: written.jobs.map(({ company, position, location, start, end, pieces }, at) => {
        const isBulleted = background.arrangements[at] === true
        return {
          company,
          position,
          location,
          start_date: start,
          end_date: end,
          description: isBulleted ? null : textOf(pieces) || null,
          achievements: isBulleted ? textsOf(pieces) : [],
        }
      }),
      education: background.education,
      skills: {
        technical: textsOf(written.technical),
        languages: [],
        frameworks: textsOf(written.frameworks),
        tools: textsOf(written.tools),
        soft_skills: background.softSkills,
      },
      certifications: written.certificates.map(({ name, issuer }) => ({
        name,
        issuer,
        date: null,
        credential_id: null,
      })),
      projects: [],
      languages_spoken: written.languages.map(({ language, proficiency }) => ({ language, proficiency })),
      awards: [],
      volunteer_experience: [],
    },
    workingHours: shown('schedule') ? { ...person.schedule, hoursPerWeek, earliestStart } : null,
    hoursPerWeek,
    earliestStart,
    rate: shown('rate') ? person.rate : null,
    vettingAverage: person.vettingAverage,
  }
}
