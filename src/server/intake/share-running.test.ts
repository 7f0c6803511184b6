import { expect, test } from 'vitest'
import { shareRunning } from './share-running.ts'

test('requests for the same work share it while it runs, and start anew after it', async () => {
  const share = shareRunning<string, number>()
  const told: string[][] = [[], [], []]
  const finish = Promise.withResolvers<void>()
  let runs = 0
  const work = async (tell: (stage: string) => void) => {
    const run = ++runs
    tell('received')
    await finish.promise
    tell('read')
    return run
  }
  const first = share('a', (stage) => told[0]?.push(stage), work)
  const second = share('a', (stage) => told[1]?.push(stage), work)
  finish.resolve()
  expect(await Promise.all([first, second])).toEqual([1, 1])
  expect(told.slice(0, 2)).toEqual([
    ['received', 'read'],
    ['received', 'read'],
  ])
  expect(await share('a', (stage) => told[2]?.push(stage), work)).toBe(2)
  expect(told[2]).toEqual(['received', 'read'])
})

test('after a failure the work can be tried again', async () => {
  const share = shareRunning<string, string>()
  const failing = share(
    'a',
    () => undefined,
    async () => {
      throw new Error('lost')
    },
  )
  await expect(failing).rejects.toThrow('lost')
  expect(
    await share(
      'a',
      () => undefined,
      async () => 'done',
    ),
  ).toBe('done')
})
