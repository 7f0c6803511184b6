import { expect, test } from 'vitest'
import { findContactData } from './find.ts'

test('a long message takes a few milliseconds', () => {
  const sentence =
    'The March rec is off by $1,245.30, and I think it is the two voided checks at Kestrel, 10482 and 10483. '
  const text = sentence.repeat(100).slice(0, 10_000)
  for (let turn = 0; turn < 5; turn++) findContactData(text)
  const began = process.threadCpuUsage()
  for (let turn = 0; turn < 5; turn++) findContactData(text)
  expect(process.threadCpuUsage(began).user / 5000).toBeLessThan(50)
})

test('a long text of awkward signs takes no longer than a glance', () => {
  const awkward = [
    'a'.repeat(5000),
    '1 '.repeat(2500),
    'a.'.repeat(2500),
    'at '.repeat(1600),
    '@'.repeat(5000),
    '1-'.repeat(2500),
    'dot '.repeat(1250),
    '(('.repeat(2500),
    'one '.repeat(1250),
  ]
  for (const text of awkward) {
    const began = process.threadCpuUsage()
    findContactData(text)
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(400)
  }
})
