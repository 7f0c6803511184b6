import { expect, test } from 'vitest'
import { createScratch } from './scratch.ts'

test('memory is used again, as long as it is enough and of its kind, and is always empty', () => {
  const scratch = createScratch()
  const first = scratch('marks', Uint8Array, 4).fill(7)
  const second = scratch('marks', Uint8Array, 3)
  expect([second.buffer, [...second]]).toEqual([first.buffer, [0, 0, 0]])
  expect(scratch('marks', Uint8Array, 5)).toHaveLength(5)
  expect(scratch('marks', Uint32Array, 5)).toBeInstanceOf(Uint32Array)
})

test('each use has its own', () => {
  const scratch = createScratch()
  const marks = scratch('marks', Uint8Array, 1).fill(7)
  scratch('others', Uint8Array, 1)
  expect([...marks]).toEqual([7])
})
