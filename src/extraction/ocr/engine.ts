import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import loadCore, { type ResultIterator } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import type { Picture } from './picture.ts'

export type Box = { x0: number; y0: number; x1: number; y1: number }
type SeenWord = { text: string; confidence: number; bbox: Box; symbols: { text: string; bbox: Box }[] }
/** A line as the engine tells it, in pixels. */
export type SeenLine = { words: SeenWord[]; bbox: Box; baseline: Box }

const neuralOnly = 1
/** Finds blocks and columns by itself, or takes a picture for one block of lines. */
const modes = { page: '3', block: '6' }
const coreFile = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm'
const languageFile = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
/** Of `tessdata_fast`, for the same letters and words: a quarter of the weights read as well, in three quarters of the time. */
const weightsFile = join(import.meta.dirname, 'eng-fast.lstm.gz')

export type Engine = { linesOf: (picture: Picture, mode?: keyof typeof modes) => SeenLine[] }

let started: Promise<Engine> | undefined

/** Loads the engine once per process; its words and weights come from this machine. */
export const startEngine = (): Promise<Engine> => (started ??= start())

async function start(): Promise<Engine> {
  const { resolve } = createRequire(import.meta.url)
  const core = await loadCore({ wasmBinary: withFairTest(readFileSync(resolve(coreFile))) })
  const language = gunzipSync(readFileSync(resolve(languageFile)))
  core.FS.writeFile('eng.traineddata', withWeights(language, gunzipSync(readFileSync(weightsFile))))
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, 'eng', neuralOnly) !== 0) throw new Error('The words of the text recognition are missing.')
  core.FS.unlink('eng.traineddata')
  return {
    linesOf(picture, mode = 'page') {
      core.FS.writeFile('/input', fileOf(picture))
      // With a wrong one, letters in a row pass for a rule and are dropped.
      engine.SetVariable('user_defined_dpi', String(Math.round(picture.dpi)))
      engine.SetVariable('tessedit_pageseg_mode', modes[mode])
      engine.SetImageFile(1, 0)
      engine.Recognize(null)
      const iterator = engine.GetIterator()
      const lines = linesIn(iterator)
      core.destroy(iterator)
      engine.Clear()
      core.FS.unlink('/input')
      return lines
    },
  }
}

const [line, word, letter] = [2, 3, 4]

/** Letter by letter, with no more than what we use: the engine's own listing of a page takes a twentieth of the time of reading it. */
function linesIn(iterator: ResultIterator): SeenLine[] {
  const lines: SeenLine[] = []
  iterator.Begin()
  do {
    if (iterator.Empty(letter)) continue
    if (iterator.IsAtBeginningOf(line))
      lines.push({ words: [], bbox: iterator.getBoundingBox(line), baseline: iterator.getBaseline(line) })
    if (iterator.IsAtBeginningOf(word))
      lines.at(-1)?.words.push({
        text: iterator.GetUTF8Text(word),
        confidence: Math.trunc(iterator.Confidence(word)),
        bbox: iterator.getBoundingBox(word),
        symbols: [],
      })
    const symbol = { text: iterator.GetUTF8Text(letter), bbox: iterator.getBoundingBox(letter) }
    lines.at(-1)?.words.at(-1)?.symbols.push(symbol)
  } while (iterator.Next(letter))
  return (
    lines
      // Pictures and rules have a blank for a word.
      .map((seen) => ({ ...seen, words: seen.words.filter(({ text }) => text.trim() !== '') }))
      .filter(({ words }) => words.length > 0)
  )
}

/** As the test is written there: sixteen bytes, the place of sixteen others, what their products are added to, and the four sums that are right. */
const testOf = (byte: string, sums: string) =>
  Buffer.from(`fd0c${byte.repeat(16)}2001fd000400fd0c${'00'.repeat(16)}fd9302fd0c${sums}`, 'hex')
const strictTest = testOf('80', '00000100008100000081000000020000')
const fairTest = testOf('81', '00fe0000fe7f0000fe7f0000fc010000')

/**
 * As it starts, the engine tries whether the processor adds up products of bytes exactly; if not, it multiplies in a way that takes seven
 * times as long. It tries −128 by −128, which on ARM the code that V8 compiles first gets wrong and the code that follows it gets right.
 * It clips the inputs of its network to −127 and 127, where both are right, so it tries −127 instead.
 */
export function withFairTest(core: Buffer): Buffer {
  const at = core.indexOf(strictTest)
  if (at >= 0) fairTest.copy(core, at)
  return core
}

/** Its parts are found by a table at its start: how many there are, and where each begins, or -1. */
const tableStart = 4
const tableEntry = 8
const weightsPart = 17

/** The language file with other weights in the place of its own; what follows them moves. */
export function withWeights(language: Buffer, weights: Buffer): Buffer {
  const partAt = (part: number) => Number(language.readBigInt64LE(tableStart + tableEntry * part))
  const from = partAt(weightsPart)
  const parts = Array.from({ length: language.readInt32LE(0) }, (_, part) => part).filter((part) => partAt(part) > from)
  const to = Math.min(...parts.map(partAt))
  const start = Buffer.from(language.subarray(0, from))
  for (const part of parts)
    start.writeBigInt64LE(BigInt(partAt(part) - (to - from) + weights.length), tableStart + tableEntry * part)
  return Buffer.concat([start, weights, language.subarray(to)])
}

const bitmapHeader = 54
const shadeBytes = 4

/** As a bitmap, whose rows are read whole; those of other plain formats are read byte by byte. The first row comes last. */
function fileOf({ width, height, pixels }: Picture): Uint8Array {
  const rowBytes = (width + 3) & ~3
  const start = bitmapHeader + 256 * shadeBytes
  const file = Buffer.alloc(start + rowBytes * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(start, 10)
  file.writeUInt32LE(bitmapHeader - 14, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(8, 28)
  for (let shade = 0; shade < 256; shade++)
    file.fill(shade, bitmapHeader + shade * shadeBytes, bitmapHeader + shade * shadeBytes + 3)
  for (let y = 0; y < height; y++)
    file.set(pixels.subarray(y * width, (y + 1) * width), start + (height - 1 - y) * rowBytes)
  return file
}
