import { expect, test } from 'vitest'
import { engagedLines, interviewsLine, isClosing, waitingLine, wouldEndEngagements } from './closing.ts'

const engaged = (name: string | null, isWorking = true) => ({ name, isWorking })

test('completing and archiving close a project; nothing else does', () => {
  const statuses = ['draft', 'Open', 'active', 'Filled', 'completed', 'archived', undefined] as const
  expect(statuses.filter(isClosing)).toEqual(['completed', 'archived'])
})

test('those at work and those who prepare are named apart', () => {
  expect(engagedLines([])).toEqual([])
  expect(engagedLines([engaged('Ana Cruz')])).toEqual(['1 person is still working: Ana Cruz.'])
  expect(engagedLines([engaged('Ana Cruz'), engaged('Cy Tan', false), engaged(null)])).toEqual([
    '2 people are still working: Ana Cruz, someone who left.',
    '1 person is preparing to start: Cy Tan.',
  ])
})

test('of many, the first are named and the others counted', () => {
  const names = Array.from({ length: 12 }, (_, index) => `P${index + 1}`)
  expect(engagedLines(names.map((name) => engaged(name)))).toEqual([
    '12 people are still working: P1, P2, P3, P4, P5, P6, P7, P8, P9, P10 and 2 more.',
  ])
  expect(waitingLine(['Ana Cruz'], 1)).toBe('1 person is still waiting for an answer: Ana Cruz.')
  expect(waitingLine(['Ana Cruz', 'Bo Li'], 40)).toBe(
    '40 people are still waiting for an answer: Ana Cruz, Bo Li and 38 more.',
  )
})

test('interviews are named with their time', () => {
  const ahead = (name: string | null, startsAt: string | null = '2026-11-19T19:00:00Z') => ({ name, startsAt })
  const hour = (iso: string) => iso.slice(11, 16)
  expect(interviewsLine([ahead('Ana Cruz')], hour)).toBe('1 interview will be canceled: Ana Cruz (19:00).')
  expect(interviewsLine([ahead('Ana Cruz'), ahead(null, null)], hour)).toBe(
    '2 interviews will be canceled: Ana Cruz (19:00), someone who left (no time chosen yet).',
  )
  expect(interviewsLine(Array(12).fill(ahead('Bo Li')), hour)).toMatch(
    /^12 interviews will be canceled: .* and 2 more\.$/,
  )
})

test('the refusal names them and the field that confirms it', () => {
  expect(wouldEndEngagements([engaged('Ana Cruz')])).toMatchObject({
    code: 'conflict',
    field: 'endsEngagements',
    message: '1 person is still working: Ana Cruz. Please confirm that closing the project ends this.',
  })
})
