import { expect, test } from 'vitest'
import { fromResume, writtenName } from './from-resume.ts'
import { profileData } from './profile.ts'

test.each([
  ['MARIA TERESA DELA CRUZ-SANTOS', 'Maria Teresa Dela Cruz-Santos'],
  ["SEAN O'BRIEN", "Sean O'Brien"],
  ['J.P. REYES', 'J.P. Reyes'],
  ['ÁNGEL NÚÑEZ', 'Ángel Núñez'],
  ['JUAN LUNA III', 'Juan Luna III'],
  ['JUAN LUNA JR.', 'Juan Luna Jr.'],
  ['Maria de la Cruz', 'Maria de la Cruz'],
  ['Ana McDonald', 'Ana McDonald'],
  ['山田太郎', '山田太郎'],
])('%s is written %s', (printed, written) => expect(writtenName(printed)).toBe(written))

const read = (phone: string | null, homeCode?: string) =>
  fromResume(profileData.parse({ personal_info: { full_name: 'ANA REYES', phone } }), homeCode).personal_info

test('a resume’s phone number is stored as every other, or not at all', () => {
  expect(read('(0917) 555-0142', '+63').phone).toBe('+63 9175550142')
  expect(read('+1 415-555-2671', '+63').phone).toBe('+1 4155552671')
  expect(read('0917 555 0142').phone).toBeNull()
  expect(read('0917 555 0142 / 02 8123 4567', '+63').phone).toBeNull()
  expect(read(null, '+63').phone).toBeNull()
})

test('a name in capitals becomes a name', () => expect(read(null).full_name).toBe('Ana Reyes'))
