import { afterAll, beforeAll, expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import { publicProfileOf } from '#domain/profiles/public-profile.ts'
import { type TestDatabase, testDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([
  ['nothing', ''],
  ['an address', 'Write to maria.santelmo+work@mail.example.co.uk, please.'],
  ['an address after a line break', 'Maria\nmaria@example.com\t\u0001maria@example.com\\maria@example.com'],
  ['an address with accents', 'josé@müller.example'],
  ['a handle', 'See @maria and https://medium.com/@maria'],
  ['numbers with a plus', 'Call +63 917 555 0142 or +1 (212) 555-0142.'],
  ['other numbers', '2019 - 2021, $1,200,000, 990-PF, GPA 3.8+, A+ 1040, C++'],
  ['usual forms of numbers', '(415) 555-0132, 415-555-0132, 4155550132, 1-415-555-0132, 0917 555 0142, 09175550142,'],
  ['more of them', '(02) 8555 0142; 020 7946 0958; 07700 900123; 98765 43210; Tel. 555 0132; WhatsApp: 917 555 0142'],
  ['the shortest with an area in brackets', 'Office (02) 855 014'],
  ['the shortest with a zero', 'Office 020 794 095'],
  ['the shortest after a word, on the next line', 'Cell:\n555 0132'],
  ['the shortest with a plus', 'Office +6391 755'],
  ['dates, amounts, forms', '01.02.2019 - 05.06.2020, $12500000, Forms 1040 1065 1120, PTIN P01234567, 1.250.000.000'],
  ['a link', 'https://www.credly.com/badges/4155550132'],
  ['quotes', 'He said "maria@example.com" \\ \' '],
])('the database and the preview leave the same of a profile: %s', async (_, text) => {
  const profile = profileData.parse({
    personal_info: {
      full_name: 'Canary',
      email: 'canary@example.com',
      phone: '555 0142',
      location: text,
      website: text,
    },
    professional_summary: text,
    work_experience: [{ description: text, achievements: text ? [text, 'plain'] : [] }, { company: 'plain' }],
    skills: { technical: text ? [text] : [] },
  })
  const [row] = await database.ownerRun('select app.public_profile($1::jsonb) as shown', [JSON.stringify(profile)])
  expect(row?.shown).toEqual(publicProfileOf(profile))
  expect(JSON.stringify(row?.shown)).not.toMatch(/canary|[^/ ]@\w|\+63|\+1 |555.?01[34]2\b(?!")/i)
})
