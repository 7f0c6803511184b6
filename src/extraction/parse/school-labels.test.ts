import { expect, test } from 'vitest'
import { rowsOfTexts } from '../word/text-rows.ts'
import { educationOf } from './education.ts'

const schools = [
  { school: 'Pamantasan ng Lungsod ng Maynila', degree: 'Master of Science', field: 'Taxation', on: '2017' },
  { school: 'Saint Ana Conserve', degree: 'Bachiller', field: 'Contabilidad', on: '2007' },
  { school: 'Ohio State University', degree: 'B.Com', field: 'Computer Applications', on: '2003' },
]

test.each([
  ...['Tertiary\t{school}\n{degree} in {field}\n{on}', 'Graduate Studies:\n{school}\n{degree} in {field}\n{on}'],
  ...['Título: {degree} in {field}\nInstitución: {school}\nAño: {on}', '{degree} in {field} from {school}, {on}'],
  ...['{school}\n{degree} in {field}\n{on}', '{degree} in {field}\tScore\n{school}\t8.1 CGPA\n{on}'],
])('schools by their labels, or by the degree that stands under them: %j', (way) => {
  const lines = schools.flatMap((one) =>
    way.replace(/\{(\w+)\}/g, (_, name: keyof typeof one) => one[name]).split('\n'),
  )
  expect(educationOf(rowsOfTexts(lines))).toMatchObject(
    schools.map(({ school, degree, field, on }) => ({
      institution: school,
      degree,
      field_of_study: field,
      graduation_date: on,
      gpa: way.includes('CGPA') ? '8.1 CGPA' : null,
    })),
  )
})
