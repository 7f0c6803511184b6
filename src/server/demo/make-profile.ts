import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import { type Career, careers } from './careers.ts'
import { credentials } from './credentials.ts'
import type { Person } from './people.ts'
import { type Place, places } from './places.ts'
import type { Random } from './random.ts'
import { awards, duties, everyday, softSkills, undertakings, volunteering } from './resume-lines.ts'
import { showcaseOf } from './showcase.ts'

export const emailOf = ({ first, last }: Person) => `${plain(first)}.${plain(last)}@example.com`

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** The life a resume tells: positions that follow each other up to today, a school before them, what they used and learned. */
export function makeProfile(
  person: Person,
  contact: { email: string; phone: string | null },
  random: Random,
  now: Date,
): ProfileData {
  const career: Career = careers[person.track]
  const home: Place = places[person.place]
  const city = random.pick(home.cities)
  const showcase = showcaseOf(person)
  const drawn = [...career.tools.slice(0, 2), ...random.some(career.tools.slice(2), random.whole(1, 3))]
  const tools = showcase ? [...showcase.tools] : drawn
  const technical = [...career.technical.slice(0, 2), ...random.some(career.technical.slice(2), random.whole(1, 3))]
  const experience = makeExperience(person, home, city, tools, random, now)
  const firstYear = Number(experience.at(-1)?.start_date?.slice(0, 4))
  const title = experience[0]?.position
  const slug = `${plain(person.first)}-${plain(person.last)}`

  return profileData.parse({
    personal_info: {
      full_name: `${person.first} ${person.last}`,
      ...contact,
      location: `${city}, ${home.country}`,
      linkedin: random.isLikely(0.7) ? `https://www.linkedin.com/in/example-${slug}` : null,
    },
    professional_summary: `${title} with ${person.years} years in ${career.focus}. ${random.pick(closings)}`,
    work_experience: experience,
    education: [
      {
        institution: random.pick(home.schools),
        degree: home.degree,
        field_of_study: random.pick(['Accountancy', 'Accounting and Finance', 'Accounting']),
        location: `${random.pick(home.cities)}, ${home.country}`,
        graduation_date: `${firstYear}-${random.pick(['03', '04', '05'])}`,
        gpa: random.isLikely(0.3) ? `3.${random.whole(4, 9)}` : null,
        honors: random.isLikely(0.25) ? 'Cum laude' : null,
      },
    ],
    skills: {
      technical,
      tools,
      frameworks: random.some(career.frameworks, random.whole(1, 2)),
      soft_skills: random.some(softSkills, 3),
    },
    certifications: person.credential
      ? [
          {
            name: person.credential,
            issuer: credentials[person.credential],
            date: String(Math.min(firstYear + random.whole(2, 4), now.getUTCFullYear() - 1)),
          },
        ]
      : [],
    languages_spoken: [
      ...home.languages.slice(0, random.whole(1, home.languages.length)).map((language) => spoken(language, 'Native')),
      spoken('English', random.pick(['Full professional proficiency', 'Fluent'])),
    ],
    projects: random.some(undertakings, person.years >= 9 ? 2 : person.years >= 6 ? 1 : 0),
    awards: random.isLikely(0.3)
      ? [{ ...random.pick(awards), issuer: experience[0]?.company, date: String(now.getUTCFullYear() - 1) }]
      : [],
    volunteer_experience: random.isLikely(0.25)
      ? [{ ...random.pick(volunteering), start_date: String(now.getUTCFullYear() - 2), end_date: 'Present' }]
      : [],
  })
}

const closings = [
  'I work US Eastern or Central hours and answer the same day.',
  'Used to CPA-firm review: numbered workpapers, tickmarks and a short note on what is open.',
  'I document as I go, so that someone else can take over any month.',
  'Looking for a long engagement with a firm that values clean files.',
  'Comfortable owning deliverables from source documents to the review package.',
]

const spoken = (language: string, proficiency: string) => ({ language, proficiency })

/** Newest first. The years add up to the person's experience, and a title is never higher than the one after it. */
function makeExperience(person: Person, home: Place, city: string, tools: string[], random: Random, now: Date) {
  const career: Career = careers[person.track]
  const count = Math.min(home.firms.length, 1 + Math.floor(person.years / 3.5))
  const firms = random.some(home.firms, count)
  const done = random.some(career.achievements, career.achievements.length)
  const leading = done.filter((text) => person.years >= 6 && isLeading(text))
  const achievements = [...leading, ...done.filter((text) => !isLeading(text))]
  const common = random.some(everyday, everyday.length)
  const roles = random.some(duties, count)
  const topTitle = Math.min(3, Math.floor(person.years / 3.5))
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const totalMonths = person.years * 12
  const latest = showcaseOf(person)?.lines ?? [`Daily work in ${tools[0]} and ${tools[1]} for US clients.`]
  return firms.map((company, index) => {
    const starts = thisMonth + 1 - Math.round((totalMonths * (index + 1)) / count)
    const ends = thisMonth - Math.round((totalMonths * index) / count)
    return {
      company,
      position: career.titles[Math.max(0, topTitle - index)],
      location: index === 0 ? `${city}, ${home.country}` : `${random.pick(home.cities)}, ${home.country}`,
      start_date: monthName(starts),
      end_date: index === 0 ? 'Present' : monthName(ends),
      description: roles[index],
      achievements: [
        ...(index === 0 ? latest : []),
        ...achievements.splice(0, index === 0 ? 4 : 2),
        ...common.splice(0, random.whole(1, 2)),
      ].map((text) => random.fill(text, { tool: tools[0] ?? '' })),
    }
  })
}

/** Nobody trains others in their first position. */
const isLeading = (text: string) => /^(Trained|Led|Hired|Reviewed the work)/.test(text)

const monthName = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
