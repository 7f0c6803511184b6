import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { leaveOutContactData } from '#domain/contact-data/leave-out.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { type PublicProfile, publicProfile, publicProfileOf } from '#domain/profiles/public-profile.ts'
import { makeProfile } from '../demo/make-profile.ts'
import { people } from '../demo/people.ts'
import { createRandom } from '../demo/random.ts'
import { drawProfile } from './draw-profile.ts'

const now = new Date('2026-11-16T10:00:00Z')
const vettedAt = new Date('2026-10-02T10:00:00Z')

async function textOf(given: { name: string; profile: PublicProfile; vettedAt: Date | null }) {
  const pdf = await getDocumentProxy(new Uint8Array(await drawProfile(given, now)))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  return { text: text.replace(/\s+/g, ' '), totalPages, title: String((info as { Title?: string }).Title) }
}

const profile = publicProfile.parse({
  personal_info: { location: 'Cebu City', linkedin: 'https://www.linkedin.com/in/ana', website: 'https://ana.example' },
  professional_summary: 'Closes books.',
  work_experience: [
    {
      company: 'Hollis & Quay',
      position: 'Senior Accountant',
      start_date: '2021-03',
      end_date: 'Present',
      achievements: ['Trained juniors in Bill.com.'],
    },
  ],
  education: [
    {
      institution: 'University of San Carlos',
      degree: 'BS',
      field_of_study: 'Accountancy',
      graduation_date: '2018-04',
    },
  ],
  skills: { technical: ['Month-end close'], tools: ['QuickBooks Online'] },
  certifications: [{ name: 'CPA', issuer: 'Board of Accountancy', date: '2018-10' }],
  languages_spoken: [{ language: 'English', proficiency: 'Fluent' }],
})

test('a profile reads as on its page, with the day it was vetted, and without links', async () => {
  const { text, totalPages, title } = await textOf({ name: 'Ana Reyes, CPA', profile, vettedAt })
  expect([totalPages, title]).toEqual([1, 'Ana Reyes, CPA, profile on Glide'])
  for (const part of [
    'Vetted by Glide · Oct 2, 2026',
    'Senior Accountant at Hollis & Quay · Cebu City',
    'Mar 2021 – Present',
    'Trained juniors in Bill.com.',
    'BS · Accountancy',
    'Software & Tools: QuickBooks Online',
    'English (Fluent)',
    'Page 1 of 1',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/linkedin|ana\.example|Awards/)
})

test('who was not vetted is not said to be, and what is empty says so', async () => {
  const { text } = await textOf({ name: 'Ana', profile: publicProfile.parse({}), vettedAt: null })
  expect(text).toContain('Applicant on Glide, not vetted yet')
  expect(text).toContain('This profile has no details yet.')
  expect(text).not.toContain('Vetted by')
})

test('a name in letters that our type lacks is replaced, not left blank', async () => {
  expect((await textOf({ name: '王伟', profile, vettedAt })).text).toContain('Talent on Glide')
})

test('the longest profile is shortened to two pages, and says so', async () => {
  const job = { ...profile.work_experience[0], position: 'Accountant '.repeat(40), description: 'Long. '.repeat(1600) }
  const long = publicProfile.parse({
    ...profile,
    work_experience: Array(100).fill({
      ...job,
      achievements: Array.from({ length: 100 }, (_, at) => `${at} `.repeat(400)),
    }),
    education: Array(100).fill(profile.education[0]),
    skills: { technical: Array.from({ length: 100 }, (_, at) => `Skill number ${at} `.repeat(8)) },
  })
  const { text, totalPages } = await textOf({ name: 'Ana Maria '.repeat(40), profile: long, vettedAt })
  expect(totalPages).toBe(2)
  expect(text).toContain('Shortened to 2 pages.')
})

/** Each with what must not be read anywhere. */
const contacts: [written: string, canary: string][] = [
  ['zqcarmen@dizon.ph', 'zqcarmen'],
  ['zqcarmen (at) dizon (dot) ph', 'zqcarmen'],
  ['zq.carmen@gmail.com', 'zq.carmen'],
  ['+63 917 555 0142', '9175550142'],
  ['(415) 555-0132', '4155550132'],
  ['call 0917-555-0142', '9175550142'],
  ['WhatsApp: 917 555 0142', '9175550142'],
  ['nine one seven five five five zero one four two', 'nineoneseven'],
  ['https://zqcarmen.example/contact', 'zqcarmen'],
  ['www.zqcarmen.com', 'zqcarmen'],
  ['my Telegram is zqcarmen_d', 'zqcarmen'],
  ['@zqcarmen_books', 'zqcarmen'],
]

test('T30 contact data in any field, in any form, is nowhere in the file', async () => {
  const lists = ['technical', 'languages', 'frameworks', 'tools', 'soft_skills']
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.constantFrom(...contacts)), async (given) => {
      const used: [string, string][] = []
      const write = (key = '') => {
        const [written, canary] = [...given.take(1)][0] as [string, string]
        used.push([written, canary])
        // Dates are short.
        return key.endsWith('date') ? written.slice(0, 40) : `Books ${written}, please`
      }
      const fill = (part: unknown, key?: string): unknown => {
        if (part === null) return write(key)
        if (typeof part !== 'object') return part
        if (Array.isArray(part)) return part.map((one) => fill(one))
        return Object.fromEntries(
          Object.entries(part).map(([key, value]) => [
            key,
            lists.includes(key) || key === 'achievements' ? [write()] : fill(value, key),
          ]),
        )
      }
      const one = [{}]
      const empty = profileData.parse({
        work_experience: one,
        education: one,
        certifications: one,
        projects: one,
        languages_spoken: one,
        awards: one,
        volunteer_experience: one,
      })
      const filled = profileData.parse(fill(empty))
      for (const shown of [
        publicProfileOf(filled),
        publicProfile.parse({ ...filled, personal_info: { location: filled.personal_info.location } }),
      ]) {
        const { text, title } = await textOf({ name: write().slice(0, 100), profile: shown, vettedAt })
        const read = `${text} ${title}`.replace(/[\s().-]/g, '')
        for (const [written, canary] of used)
          expect([written, read.includes(canary.replaceAll('.', ''))]).toEqual([written, false])
      }
    }),
    { numRuns: Number(process.env.DRAWN_PROFILES ?? 3) },
  )
})

test('ordinary profiles lose nothing', () => {
  const strings = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(strings) : []
  const random = createRandom(7)
  for (const person of people.slice(0, 20)) {
    const { personal_info: _, ...rest } = publicProfileOf(makeProfile(person, { email: '', phone: null }, random, now))
    for (const text of strings(rest)) expect(leaveOutContactData(text)).toBe(text)
  }
})
