import { expect, test } from 'vitest'
import { type OwnProfile, ownProfile } from '#contract/profiles.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { afterConfirming, afterEdit, editedErrors, editedOf, meet, resume } from './edited.ts'

const stored: OwnProfile = ownProfile.parse({
  email: 'ana@example.com',
  photoUrl: null,
  profile: profileData.parse({
    personal_info: { full_name: 'Ana Costa', location: 'Porto' },
    awards: [{ title: 'A' }],
  }),
  whatsapp: null,
  workingHours: null,
  checks: ['personal_info.location', 'awards.0.title'].map((path) => ({ path, confidence: 0.4 })),
  version: 3,
})
const edited = editedOf(stored)
const inCity = (location: string) => ({
  ...edited,
  profile: { ...edited.profile, personal_info: { ...edited.profile.personal_info, location } },
})
const marks = ({ checks }: typeof edited) => checks.map(({ path }) => path)

test('a changed field loses its mark, and the others keep theirs', () => {
  expect(marks(afterEdit(inCity('Lisbon'), edited))).toEqual(['awards.0.title'])
  expect(marks(afterEdit({ ...edited, whatsapp: '+351 912 345 678' }, edited))).toEqual(marks(edited))
})

test('an edit that says which marks stay is believed', () => {
  expect(marks(afterEdit({ ...inCity('Lisbon'), checks: [...edited.checks] }, edited))).toEqual(marks(edited))
})

test('finding a field right takes its marks, and those inside of it', () => {
  expect(marks(afterConfirming(edited, 'profile.awards.0'))).toEqual(['personal_info.location'])
  expect(marks(afterConfirming(edited, 'profile.personal_info.location'))).toEqual(['awards.0.title'])
})

test('what both sides changed is a conflict; marks are nobody’s words', () => {
  const newer = { ...stored, ...inCity('Braga'), checks: [], version: 4 }
  const { edited: met, conflicts } = meet(stored, afterEdit(inCity('Lisbon'), edited), newer)
  expect(met.profile.personal_info.location).toBe('Lisbon')
  expect(conflicts.map(({ path }) => path.join('.'))).toEqual(['profile.personal_info.location'])
})

test('an edit that was cut short goes on; one that holds nothing new, or isn’t one, does not', () => {
  expect(resume(stored, { base: stored, edited: inCity('Lisbon') })?.edited.profile.personal_info.location).toBe(
    'Lisbon',
  )
  expect(resume(stored, { base: stored, edited })).toBeUndefined()
  expect(resume({ ...stored, ...inCity('Lisbon') }, { base: stored, edited: inCity('Lisbon') })).toBeUndefined()
  expect(resume(stored, { edited: 'yes' })).toBeUndefined()
  expect(resume(stored, null)).toBeUndefined()
})

test('what is wrong is named by its path', () => {
  const wrong = { ...inCity('x'.repeat(501)), whatsapp: '12' }
  expect(Object.keys(editedErrors(wrong))).toEqual(['profile.personal_info.location', 'whatsapp'])
  expect(editedErrors(edited)).toEqual({})
})
