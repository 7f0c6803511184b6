import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withFairTest, withWeights } from './engine.ts'

test('the engine that is installed tries its processor with −127, and is otherwise as it was', () => {
  const file = createRequire(import.meta.url).resolve('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm')
  const [given, fair] = [readFileSync(file), withFairTest(readFileSync(file))]
  const changed = [...given.keys()].filter((at) => given[at] !== fair[at])
  expect(changed.slice(0, 16).map((at) => [given.readInt8(at), fair.readInt8(at)])).toEqual(
    Array.from({ length: 16 }, () => [-128, -127]),
  )
  const sums = (changed[16] ?? 0) - 1
  expect([0, 4, 8, 12].map((lane) => fair.readInt32LE(sums + lane))).toEqual([
    4 * 127 * 128,
    2 * 127 * 128 + 2 * 127,
    2 * 127 * 128 + 2 * 127,
    4 * 127,
  ])
  expect(changed.at(-1)).toBeLessThan(sums + 16)
})

test('another engine is left as it is', () => {
  expect(withFairTest(Buffer.from('another'))).toEqual(Buffer.from('another'))
})

/** Parts 17 and on, each as text, as the engine's language files have them. */
function languageOf(parts: string[]): Buffer {
  const table = Buffer.alloc(4 + 8 * 24, 0xff)
  table.writeInt32LE(24)
  let at = table.length
  for (const [index, part] of parts.entries()) {
    table.writeBigInt64LE(BigInt(at), 4 + 8 * (17 + index))
    at += part.length
  }
  return Buffer.concat([table, Buffer.from(parts.join(''))])
}

test.each(['few', 'many more weights'])('other weights take the place of their own: %s', (weights) => {
  const language = languageOf(['its own weights', 'words', 'letters'])
  expect(withWeights(language, Buffer.from(weights))).toEqual(languageOf([weights, 'words', 'letters']))
})
