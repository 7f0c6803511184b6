import { describe, expect, test } from 'vitest'
import { projectStatuses } from '../projects/status.ts'
import { excerpt, openingActionsFor } from './opening.ts'

const stranger = { status: 'Open', mayApply: true, hasApplied: false, isSaved: false } as const

describe('what talent may do', () => {
  test.each([
    [stranger, ['apply', 'save', 'contact']],
    [{ ...stranger, status: 'active' }, ['apply', 'save', 'contact']],
    [{ ...stranger, isSaved: true }, ['apply', 'unsave', 'contact']],
    [{ ...stranger, hasApplied: true }, ['save', 'contact']],
    [{ ...stranger, mayApply: false }, ['save', 'contact']],
    [{ ...stranger, status: 'completed', isSaved: true }, ['unsave', 'contact']],
    [{ ...stranger, status: 'archived', hasApplied: true }, ['contact']],
  ] as const)('%j: %j', (standing, actions) => {
    expect(openingActionsFor(standing)).toEqual(actions)
  })

  test('a project that takes no applications is neither applied to nor saved, whoever asks', () => {
    for (const status of projectStatuses.filter((one) => one !== 'Open' && one !== 'active'))
      for (const hasApplied of [true, false])
        expect(openingActionsFor({ ...stranger, status, hasApplied })).toEqual(['contact'])
  })
})

describe('an excerpt', () => {
  test('of 140 characters is the whole text', () => {
    expect(excerpt('a'.repeat(140))).toBe('a'.repeat(140))
  })
  test('of more ends after 140, without a space before its dots', () => {
    expect(excerpt('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`)
    expect(excerpt(`${'a'.repeat(139)} b c`)).toBe(`${'a'.repeat(139)}…`)
  })
  test('counts letters as people do', () => {
    expect(excerpt('𝄞'.repeat(141))).toBe(`${'𝄞'.repeat(140)}…`)
  })
})
