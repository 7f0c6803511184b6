import { expect, test } from 'vitest'
import { createTop } from './top.ts'

function bestOf(limit: number, numbers: readonly number[]): number[] {
  const top = createTop(limit, (a, b) => a > b)
  for (const one of numbers) top.add(one)
  return top.sorted()
}

test.each([
  ['of fewer than asked, all', 5, [2, 3, 1], [3, 2, 1]],
  ['of those that rise', 3, [1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6]],
  ['of those that fall', 3, [8, 7, 6, 5, 4, 3, 2, 1], [8, 7, 6]],
  ['only one', 1, [4, 9, 1], [9]],
  ['none', 0, [4, 9, 1], []],
])('the best few: %s', (_, limit, numbers, expected) => expect(bestOf(limit, numbers)).toEqual(expected))

const ordersOf = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((one) => ordersOf(numbers.filter((other) => other !== one)).map((rest) => [one, ...rest]))

test('the best four of six are the same in whichever order they come', () => {
  const wrong = ordersOf([1, 2, 3, 4, 5, 6]).filter((order) => bestOf(4, order).join('') !== '6543')
  expect(wrong).toEqual([])
})

test('the best can be said by anything that compares, and only those are compared that came', () => {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']
  const nameOf = (at: number) => {
    const name = names[at]
    if (!name) throw new Error(`Nobody is at ${at}.`)
    return name
  }
  const bestNames = (limit: number) => {
    const top = createTop(limit, (a, b) => nameOf(a) < nameOf(b))
    for (const at of [5, 2, 7, 0, 3, 6, 1, 4]) top.add(at)
    return top.sorted().map(nameOf)
  }
  expect([bestNames(4), bestNames(0)]).toEqual([['Ada', 'Bo', 'Cy', 'Di'], []])
})

test('the worst is told once there is no room for another', () => {
  const top = createTop(2, (a, b) => a > b)
  const worst = [3, 5, 4].map((one) => {
    top.add(one)
    return top.worst()
  })
  expect(worst).toEqual([undefined, 3, 4])
})
