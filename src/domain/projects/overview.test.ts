import { expect, test } from 'vitest'
import { countOf, greetingAt } from './overview.ts'
import type { ProjectFilter } from './status.ts'

const counts = { draft: 2, Open: 3, active: 2, Filled: 0, completed: 4, archived: 1 }

test.each<[ProjectFilter, number]>([
  ['all', 12],
  ['draft', 2],
  ['active', 5],
  ['completed', 4],
  ['archived', 1],
])('%s counts %i', (filter, count) => expect(countOf(counts, filter)).toBe(count))

test.each([
  [0, 'Good morning, Ellen'],
  [11, 'Good morning, Ellen'],
  [12, 'Good afternoon, Ellen'],
  [17, 'Good afternoon, Ellen'],
  [18, 'Good evening, Ellen'],
  [23, 'Good evening, Ellen'],
])('at %i o’clock: %s', (hour, greeting) => expect(greetingAt(hour, ' Ellen  R. ')).toBe(greeting))

test('whoever has no name is greeted all the same', () => expect(greetingAt(9, '')).toBe('Good morning'))
