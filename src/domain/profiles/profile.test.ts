import { describe, expect, test } from 'vitest'
import { profileData } from './profile.ts'

const isTaken = (profile: object) => profileData.safeParse(profile).success
const letters = (count: number) => 'a'.repeat(count)

describe('a profile', () => {
  test('has every part, empty where nothing is known', () => {
    const empty = profileData.parse({})
    expect(empty).toMatchObject({ professional_summary: null, work_experience: [], awards: [] })
    expect(empty.personal_info).toMatchObject({ full_name: null, website: null })
    expect(empty.skills).toEqual({ technical: [], languages: [], frameworks: [], tools: [], soft_skills: [] })
    expect(profileData.parse({ work_experience: [{}] }).work_experience).toEqual([
      {
        company: null,
        position: null,
        location: null,
        start_date: null,
        end_date: null,
        description: null,
        achievements: [],
      },
    ])
  })

  test('has projects, awards and volunteering with all their fields', () => {
    const full = {
      projects: [{ name: 'Close calendar', description: 'A shared one.' }],
      awards: [{ title: 'Best closer', issuer: 'Tala', date: '2021', description: 'Twice.' }],
      volunteer_experience: [
        { organization: 'VITA', role: 'Preparer', start_date: '2020', end_date: 'Present', description: 'Returns.' },
      ],
    }
    expect(profileData.parse(full)).toMatchObject(full)
    const { projects, awards, volunteer_experience } = profileData.parse({
      projects: [{}],
      awards: [{}],
      volunteer_experience: [{}],
    })
    expect([projects, awards, volunteer_experience].map(([entry]) => Object.values(entry ?? {}))).toEqual([
      [null, null],
      [null, null, null, null],
      [null, null, null, null, null],
    ])
  })

  test('is trimmed, and names each skill once', () => {
    const { personal_info, skills } = profileData.parse({
      personal_info: { full_name: ' Maria Santelmo ' },
      skills: { tools: [' Xero', 'QuickBooks', 'Xero'] },
    })
    expect(personal_info.full_name).toBe('Maria Santelmo')
    expect(skills.tools).toEqual(['Xero', 'QuickBooks'])
  })

  test.each([
    ['a line of 500', (length: number) => ({ personal_info: { location: letters(length) } }), 500],
    ['a text of 10,000', (length: number) => ({ professional_summary: letters(length) }), 10_000],
    ['a date of 40', (length: number) => ({ work_experience: [{ start_date: letters(length) }] }), 40],
    ['an achievement of 2,000', (length: number) => ({ work_experience: [{ achievements: [letters(length)] }] }), 2000],
    ['a skill of 200', (length: number) => ({ skills: { technical: [letters(length)] } }), 200],
    ['100 skills', (count: number) => ({ skills: { technical: Array(count).fill('Tax') } }), 100],
    ['100 positions', (count: number) => ({ work_experience: Array(count).fill({}) }), 100],
  ])('has at most %s', (_, profileOf, limit) => {
    expect(isTaken(profileOf(limit))).toBe(true)
    expect(isTaken(profileOf(limit + 1))).toBe(false)
  })

  test.each([
    { skills: { tools: [' '] } },
    { work_experience: [{ achievements: [''] }] },
    { hobbies: [] },
    { personal_info: { age: '40' } },
    { education: [{ school: 'UP' }] },
  ])('%j is none', (profile) => {
    expect(isTaken(profile)).toBe(false)
  })
})
