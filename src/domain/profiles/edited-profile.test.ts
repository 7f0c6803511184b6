import { expect, test } from 'vitest'
import { editedProfile, profileMessages } from './edited-profile.ts'
import { profileData } from './profile.ts'

const profile = (changes: object) => ({ ...profileData.parse({}), ...changes })
const messagesOf = (changes: object) =>
  editedProfile.safeParse(profile(changes)).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('blank texts are none, and blank entries are left out', () => {
  const saved = editedProfile.parse(
    profile({
      personal_info: { full_name: ' Maria Santelmo ', location: '   ', website: 'maria.example' },
      work_experience: [{ company: ' ', achievements: [] }, { position: 'Staff Accountant' }],
      awards: [{}],
    }),
  )
  expect(saved.personal_info).toMatchObject({ full_name: 'Maria Santelmo', location: null })
  expect(saved.personal_info.website).toBe('https://maria.example')
  expect(saved.work_experience).toMatchObject([{ position: 'Staff Accountant', company: null }])
  expect(saved.awards).toEqual([])
})

test('a position ends after it starts; a bare year may end the year it starts in', () => {
  const job = (start_date: string, end_date: string | null) => ({ work_experience: [{ start_date, end_date }] })
  const wrong = [['work_experience.0.end_date', profileMessages.endBeforeStart]]
  expect(messagesOf(job('2021-04', '2021-03'))).toEqual(wrong)
  for (const end of ['2021-04', '2021', '2022-01', 'Present', 'today', null])
    expect(messagesOf(job('2021-04', end))).toBeUndefined()
})

test('what is too much is refused: texts, entries, and the whole', () => {
  expect(messagesOf({ professional_summary: 'x'.repeat(10_001) })).toHaveLength(1)
  expect(messagesOf({ awards: Array(101).fill({ title: 'x' }) })).toHaveLength(1)
  expect(messagesOf({ skills: { technical: Array.from({ length: 101 }, (_, i) => `skill ${i}`) } })).toHaveLength(1)
  const much = { work_experience: Array(40).fill({ description: 'x'.repeat(9_000) }) }
  expect(messagesOf(much)).toEqual([['', profileMessages.tooLong]])
})

test('the name fits the account, without the space around it, and the phone is stored as every other', () => {
  const info = (name: number, phone: string) => ({ personal_info: { full_name: ` ${'a'.repeat(name)} `, phone } })
  expect(editedProfile.parse(profile(info(200, ' +63 917 555 0142 '))).personal_info).toMatchObject({
    full_name: 'a'.repeat(200),
    phone: '+63 9175550142',
  })
  expect(messagesOf(info(201, '917 555 0142'))?.map(([path]) => path)).toEqual([
    'personal_info.full_name',
    'personal_info.phone',
  ])
})

test('fields that nobody knows are refused at every depth', () => {
  expect(messagesOf({ status: 'accepted' })).toHaveLength(1)
  expect(messagesOf({ personal_info: { role: 'admin' } })).toHaveLength(1)
  expect(messagesOf({ education: [{ verified: true }] })).toHaveLength(1)
})
