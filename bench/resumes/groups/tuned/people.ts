import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import words from './words.json' with { type: 'json' }

/** Numbers that look random and are the same every time. */
function dice(seed: number) {
  let state = seed * 2654435761
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return (state ^ (state >>> 13)) >>> 0
  }
  const below = (limit: number) => next() % limit
  const one = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const some = <T>(all: readonly T[], count: number): T[] =>
    all
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ item }) => item)
  return { below, one, some }
}

const month = (year: number, number: number) => `${year}-${String(number).padStart(2, '0')}`

/** An accountant who doesn't exist, with a career that could. */
export function inventPerson(seed: number): ProfileData {
  const { below, one, some } = dice(seed + 1)
  const person = words.people[seed % words.people.length] as (typeof words.people)[number]
  const account = person.name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
  const address = [person.city, person.area, person.country].filter(Boolean)
  const email = `${account[0]}.${account.at(-1)}@example.${one(['com', 'org', 'co.uk'])}`

  let year = 2026
  const companies = some(words.companies, 4)
  const titles = some(words.titles, 4)
  const jobs = Array.from({ length: 2 + below(3) }, (_, index) => {
    const start = year - 1 - below(3)
    const isRunning = index === 0 && below(3) > 0
    const job = {
      company: companies[index] ?? null,
      position: titles[index] ?? null,
      location: one(words.jobCities),
      start_date: month(start, 1 + below(6)),
      end_date: isRunning ? 'Present' : month(year, 7 + below(6)),
      description: below(2) === 0 ? one(words.descriptions) : null,
      achievements: some(words.achievements, 2 + below(4)).map((text) =>
        text.replaceAll('{n}', String(12 + below(80))).replaceAll('{d}', String(2 + below(7))),
      ),
    }
    year = start - 1
    return job
  })

  const schools = some(words.schools, 1 + below(2)).map((institution) => {
    const [degree, field] = one(words.degrees) as [string, string | null]
    year -= 2
    return {
      institution,
      degree,
      field_of_study: field,
      location: null,
      graduation_date: month(year, 3 + below(6)),
      gpa: below(2) === 0 ? one(words.gpas) : null,
      honors: below(3) === 0 ? one(words.honors) : null,
    }
  })

  return profileData.parse({
    personal_info: {
      full_name: person.name,
      email,
      phone: person.phone,
      location: address.join(', '),
      linkedin: below(4) > 0 ? `https://www.linkedin.com/in/${account[0]}-${account.at(-1)}-${10 + below(90)}` : null,
      website: below(4) === 0 ? `https://www.${account.at(-1)}ledger.example.com` : null,
    },
    professional_summary: below(6) === 0 ? null : one(words.summaries).replace('{d}', String(3 + below(9))),
    work_experience: jobs,
    education: schools,
    skills: {
      technical: some(words.technical, 3 + below(5)),
      tools: some(words.tools, 3 + below(5)),
      frameworks: some(words.frameworks, below(3)),
      languages: some(words.programming, below(2)),
      soft_skills: some(words.softSkills, below(4)),
    },
    certifications: some(words.certifications, below(4)).map(([name, issuer]) => ({
      name,
      issuer,
      date: month(2014 + below(10), 1 + below(12)),
      credential_id: one(words.credentialIds),
    })),
    projects: some(words.projects, below(3)).map(([name, description]) => ({ name, description })),
    languages_spoken: ['English', ...person.languages].map((language) => ({
      language,
      proficiency: one(words.levels),
    })),
    awards: some(words.awards, below(3)).map(([title, issuer]) => ({
      title,
      issuer,
      date: month(2015 + below(9), 1 + below(12)),
      description: one(words.awardDescriptions),
    })),
    volunteer_experience: some(words.volunteering, below(2)).map(([role, organization]) => ({
      role,
      organization,
      start_date: month(2016 + below(3), 1 + below(12)),
      end_date: month(2019 + below(4), 1 + below(12)),
      description: one(words.volunteerDescriptions),
    })),
  })
}
