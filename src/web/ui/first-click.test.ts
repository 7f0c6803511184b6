import { expect, test, vi } from 'vitest'
import { firstClick } from './first-click.ts'

test('a double click acts once, a key press as much as a click', () => {
  const onFirst = vi.fn()
  const press = firstClick(onFirst)
  for (const detail of [1, 2, 3]) press({ detail })
  expect(onFirst).toHaveBeenCalledTimes(1)
  press({ detail: 0 })
  expect(onFirst).toHaveBeenCalledTimes(2)
})
