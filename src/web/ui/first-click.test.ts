import { expect, test, vi } from 'vitest'
import { firstClick } from './first-click.ts'

test('a double click acts once, a key press as much as a click', () => {
  const act = vi.fn()
  const press = firstClick(act)
  for (const detail of [1, 2, 3]) press({ detail })
  expect(act).toHaveBeenCalledTimes(1)
  press({ detail: 0 })
  expect(act).toHaveBeenCalledTimes(2)
})
