import { expect, test } from 'vitest'
import { withWeights } from './engine.ts'

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
