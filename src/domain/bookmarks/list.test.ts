import { expect, test } from 'vitest'
import { firmRoles } from '../firms/role.ts'
import { bookmarkActionsFor, bookmarkMessages, listName, listNameLimit, namedList } from './list.ts'

test('a list has a name, trimmed and not too long', () => {
  expect(listName.parse(' Tax season ')).toBe('Tax season')
  expect(namedList.parse({ name: ' Tax season ' })).toEqual({ name: 'Tax season' })
  expect(listName.safeParse('  ').error?.issues[0]?.message).toBe(bookmarkMessages.noName)
  expect(listName.safeParse('x'.repeat(listNameLimit)).success).toBe(true)
  expect(listName.safeParse('x'.repeat(listNameLimit + 1)).success).toBe(false)
})

test('owners and managers change lists; others, and who has no seat, read at most', () => {
  expect(firmRoles.filter((role) => bookmarkActionsFor(role).length === 2)).toEqual(['owner', 'manager'])
  expect(['approver', 'viewer', null].flatMap((role) => bookmarkActionsFor(role as null))).toEqual([])
})
