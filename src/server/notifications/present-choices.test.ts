import { expect, test } from 'vitest'
import { presentChoices } from './present-choices.ts'

type Me = Parameters<typeof presentChoices>[0]
const talent = { role: 'talent', firmRole: null } as Me

test('every topic of the role is wanted until it is turned off', () => {
  expect(presentChoices(talent, []).topics).toContainEqual({ topic: 'application-status', isWanted: true })
  expect(presentChoices(talent, [{ topic: 'application-status' }]).topics).toContainEqual({
    topic: 'application-status',
    isWanted: false,
  })
  expect(presentChoices(talent, []).topics.map(({ topic }) => topic)).not.toContain('new-applications')
})
