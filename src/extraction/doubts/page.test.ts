import { expect, test } from 'vitest'
import { profileData } from '#domain/profiles/profile.ts'
import type { Row } from '../layout/row.ts'
import { checksOf } from './checks.ts'

const row = (...texts: string[]): Row => ({
  page: 1,
  y: 0,
  bottom: 0,
  lastRight: 0,
  size: 10,
  isBullet: false,
  cells: texts.map((text) => ({ text, left: 0, right: 100, size: 10, font: 'Sans' })),
})
const marked = (profile: object, ...rows: Row[]): string[] =>
  checksOf(profileData.parse(profile), rows).map(({ path }) => path)

test('what was put together from two places of the page is doubted', () => {
  const certifications = [{ name: 'Certified Bookkeeper', issuer: 'CIMA ACFE', date: '2020-01' }]
  expect(marked({ certifications }, row('Certified Bookkeeper', 'CIMA'), row('ACFE'))).toEqual([
    'certifications.0.issuer',
  ])
  expect(marked({ certifications }, row('Certified Bookkeeper'), row('CIMA ACFE'))).toEqual([])
})

test('a name is doubted that lacks a word which its email address and the page have', () => {
  const personal_info = { full_name: 'Ricardo Domingo', email: 'ricardo.villaluz@example.com' }
  expect(marked({ personal_info }, row('Ricardo Domingo'), row('Villaluz'))).toEqual(['personal_info.full_name'])
  expect(marked({ personal_info }, row('Ricardo Domingo'))).toEqual([])
})

test('without bullets, a first item that is no achievement among achievements may be the description', () => {
  const achievements = ['Family firm with two shops and one warehouse.', 'Closed the books of the firm every month.']
  const work_experience = [{ company: 'Harbor Foods Inc.', position: 'Staff Accountant', achievements }]
  expect(marked({ work_experience }, row('Harbor Foods Inc.'))).toEqual(['work_experience.0.achievements.0'])
  expect(marked({ work_experience }, { ...row('Harbor Foods Inc.'), isBullet: true })).toEqual([])
})

test('an address of a scan is doubted that the page has with another letter', () => {
  const personal_info = { full_name: 'Lerato Mokwena', email: 'lerato.mokwena@example.za' }
  const seen = (text: string, font: string) => {
    const line = row(text)
    return { ...line, cells: line.cells.map((cell) => ({ ...cell, font })) }
  }
  expect(marked({ personal_info }, seen('jerato.mokwena@example.za', 'Scan'))).toEqual(['personal_info.email'])
  expect(marked({ personal_info }, seen('Lerato.Mokwena@', 'Scan'), seen('example.za', 'Scan'))).toEqual([])
  expect(marked({ personal_info }, seen('Write to me', 'Sans'))).toEqual([])
})
