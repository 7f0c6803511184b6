import { expect, test } from 'vitest'
import { filledMessage, isAsFound, mergeBrief } from './brief-values.ts'
import { blankProject } from './project-values.ts'

const brief = {
  title: 'Close',
  scopeTasks: ['Bookkeeping' as const],
  softwareSystems: ['Xero'],
  estimatedHires: 3,
  payRate: 45,
}

test('a blank form takes everything', () => {
  const { filled, contested } = mergeBrief(brief, blankProject, {})
  expect(filled).toEqual({ ...brief, payRate: '45' })
  expect(contested).toEqual({})
})

test('what was typed is contested, what is the same is left, and lists grow', () => {
  const typed = { ...blankProject, title: 'Audit', payRate: '45', estimatedHires: 2, softwareSystems: ['xero', 'Dext'] }
  expect(mergeBrief({ ...brief, softwareSystems: ['Xero', 'Gusto'] }, typed, {})).toEqual({
    filled: { scopeTasks: ['Bookkeeping'], softwareSystems: ['xero', 'Dext', 'Gusto'] },
    contested: { title: 'Close', estimatedHires: 3 },
  })
})

test('what an earlier request filled is replaced by a later one, unless it was edited', () => {
  const found = { title: 'Audit', location: 'Ohio' }
  const values = { ...blankProject, title: 'Audit', location: 'Ohio, remote' }
  expect(mergeBrief({ title: 'Close', location: 'Texas' }, values, found)).toEqual({
    filled: { title: 'Close' },
    contested: { location: 'Texas' },
  })
})

test('a found field is to be checked until it is edited', () => {
  const values = { ...blankProject, softwareSystems: ['Xero'] }
  expect(isAsFound({ softwareSystems: ['Xero'] }, values, 'softwareSystems')).toBe(true)
  expect(isAsFound({ softwareSystems: ['Xero', 'Dext'] }, values, 'softwareSystems')).toBe(false)
  expect(isAsFound({}, values, 'title')).toBe(false)
})

test('the message counts what was filled in', () => {
  expect(filledMessage({})).toBe('We read your request and found nothing to fill in.')
  expect(filledMessage({ title: 'Close' })).toBe('We filled in 1 field. Please check each one.')
  expect(filledMessage({ title: 'Close', payRate: '45' })).toBe('We filled in 2 fields. Please check each one.')
})
