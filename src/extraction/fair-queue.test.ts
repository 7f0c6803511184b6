import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const task = (network: string, name: string) => ({ caller: { network }, name })

test('networks take turns, however many one of them has sent before', () => {
  const queue = createFairQueue<ReturnType<typeof task>>(9)
  for (const name of ['a1', 'a2', 'a3']) queue.add(task('a', name))
  queue.add(task('b', 'b1'))
  queue.add(task('c', 'c1'))
  const order = Array.from({ length: 6 }, () => queue.take()?.name)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined])
})

test('a network waits for its own when it has as many under way as it may', () => {
  const queue = createFairQueue<ReturnType<typeof task>>(1)
  for (const name of ['a1', 'a2']) queue.add(task('a', name))
  const first = queue.take()
  expect(queue.take()).toBeUndefined()
  queue.add(task('b', 'b1'))
  expect(queue.take()?.name).toBe('b1')
  if (first) queue.ended(first)
  expect(queue.take()?.name).toBe('a2')
})

test('what is taken out is no longer waiting', () => {
  const queue = createFairQueue<ReturnType<typeof task>>(9)
  const [left, stays] = [task('a', 'left'), task('a', 'stays')]
  queue.add(left)
  queue.add(stays)
  expect([queue.remove(left), queue.remove(left), queue.size()]).toEqual([true, false, 1])
  expect(queue.clear()).toEqual([stays])
  expect([queue.take(), queue.size()]).toEqual([undefined, 0])
})
