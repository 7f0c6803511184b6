import { expect, test } from 'vitest'
import { createCostlyNetworks } from './costly-networks.ts'
import { createFairQueue } from './fair-queue.ts'

const task = (network: string, name: string) => ({ caller: { network }, name })

test('networks take turns, however many one of them has sent before', () => {
  const queue = createFairQueue<ReturnType<typeof task>>({ perNetwork: 9 })
  for (const name of ['a1', 'a2', 'a3']) queue.add(task('a', name))
  queue.add(task('b', 'b1'))
  queue.add(task('c', 'c1'))
  const order = Array.from({ length: 6 }, () => queue.take()?.name)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined])
})

test('a network waits for its own when it has as many under way as it may', () => {
  const queue = createFairQueue<ReturnType<typeof task>>({ perNetwork: 1 })
  for (const name of ['a1', 'a2']) queue.add(task('a', name))
  const first = queue.take()
  expect(queue.take()).toBeUndefined()
  queue.add(task('b', 'b1'))
  expect(queue.take()?.name).toBe('b1')
  if (first) queue.ended(first)
  expect(queue.take()?.name).toBe('a2')
})

test('what is taken out is no longer waiting', () => {
  const queue = createFairQueue<ReturnType<typeof task>>({ perNetwork: 9 })
  const [left, stays] = [task('a', 'left'), task('a', 'stays')]
  queue.add(left)
  queue.add(stays)
  expect([queue.remove(left), queue.remove(left), queue.size()]).toEqual([true, false, 1])
  expect(queue.clear()).toEqual([stays])
  expect([queue.take(), queue.size()]).toEqual([undefined, 0])
})

test('networks that sent costly files come after all others, and leave them a place', () => {
  const queue = createFairQueue<ReturnType<typeof task>>({ perNetwork: 9, costlyAtOnce: 1 })
  const bombs = ['a', 'b', 'c'].map((network) => task(network, `${network}1`))
  for (const bomb of bombs) queue.add(bomb)
  // Nobody is known to be costly yet.
  expect([queue.take(), queue.take(), queue.take()]).toEqual(bombs)
  for (const bomb of bombs) queue.ended(bomb, 'exhausting')
  for (const network of ['a', 'b', 'c', 'd']) queue.add(task(network, `${network}2`))
  expect([queue.take()?.name, queue.take()?.name, queue.take()?.name]).toEqual(['d2', 'a2', undefined])
  queue.add(task('e', 'e1'))
  expect(queue.take()?.name).toBe('e1')
})

test('in a full queue, the newest of a costly network gives way to others', () => {
  const queue = createFairQueue<ReturnType<typeof task>>({ perNetwork: 9 })
  const bomb = task('a', 'bomb')
  queue.add(bomb)
  queue.take()
  queue.ended(bomb, 'exhausting')
  const [first, second] = [task('a', 'first'), task('a', 'second')]
  queue.add(first)
  queue.add(second)
  queue.add(task('b', 'b1'))
  expect(queue.giveWayTo('a')).toBeUndefined()
  expect(queue.giveWayTo('c')).toBe(second)
  expect(queue.giveWayTo('c')).toBe(first)
  expect(queue.giveWayTo('c')).toBeUndefined()
  expect(queue.take()?.name).toBe('b1')
})

test('a network is costly for ten minutes', () => {
  let now = 0
  const networks = createCostlyNetworks(() => now)
  networks.add('a', false)
  now = 9 * 60 * 1000
  expect([networks.has('a'), networks.has('b')]).toEqual([true, false])
  now = 10 * 60 * 1000
  expect(networks.has('a')).toBe(false)
})

test('nothing is read for a costly network for half a minute, then for twice as long each time, up to two minutes', () => {
  let now = 0
  const networks = createCostlyNetworks(() => now)
  for (const seconds of [30, 60, 120, 120]) {
    networks.add('a', true)
    now += seconds * 1000 - 1
    expect([networks.isPaused('a'), networks.isPaused('b')]).toEqual([true, false])
    now += 1
    expect([networks.isPaused('a'), networks.has('a')]).toEqual([false, true])
  }
})

test('a network whose file was only late comes last and doesn’t pause', () => {
  const queue = createFairQueue<ReturnType<typeof task>>({ perNetwork: 9 })
  const [late, exhausting] = [task('a', 'a1'), task('b', 'b1')]
  for (const one of [late, exhausting]) {
    queue.add(one)
    queue.take()
  }
  queue.ended(late, 'late')
  queue.ended(exhausting, 'exhausting')
  expect([queue.isPaused('a'), queue.isPaused('b')]).toEqual([false, true])
  for (const network of ['a', 'c']) queue.add(task(network, `${network}2`))
  expect([queue.take()?.name, queue.take()?.name]).toEqual(['c2', 'a2'])
})
