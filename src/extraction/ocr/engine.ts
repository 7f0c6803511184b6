import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import loadCore from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'
import type { Picture } from './picture.ts'

type Box = { x0: number; y0: number; x1: number; y1: number }
type SeenWord = { text: string; confidence: number; bbox: Box }
/** A line as the engine tells it, in pixels. */
export type SeenLine = {
  words: SeenWord[]
  bbox: Box
  baseline: Box
  rowAttributes: { ascenders: number; descenders: number; row_height: number }
}
type Seen = { blocks: { paragraphs: { lines: SeenLine[] }[] }[] | null }

const neuralOnly = 1
/** Finds blocks and columns by itself. */
const automatic = '3'
const languageFile = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'
/** Of `tessdata_fast`, for the same letters and words: a quarter of the weights read as well, in three quarters of the time. */
const weightsFile = join(import.meta.dirname, 'eng-fast.lstm.gz')

export type Engine = { linesOf: (picture: Picture) => SeenLine[] }

let started: Promise<Engine> | undefined

/** Loads the engine once per process; its words and weights come from this machine. */
export const startEngine = (): Promise<Engine> => (started ??= start())

async function start(): Promise<Engine> {
  const core = await loadCore({})
  const language = gunzipSync(readFileSync(createRequire(import.meta.url).resolve(languageFile)))
  core.FS.writeFile('eng.traineddata', withWeights(language, gunzipSync(readFileSync(weightsFile))))
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, 'eng', neuralOnly) !== 0) throw new Error('The words of the text recognition are missing.')
  core.FS.unlink('eng.traineddata')
  engine.SetVariable('tessedit_pageseg_mode', automatic)
  return {
    linesOf(picture) {
      core.FS.writeFile('/input', fileOf(picture))
      // With a wrong one, letters in a row pass for a rule and are dropped.
      engine.SetVariable('user_defined_dpi', String(Math.round(picture.dpi)))
      engine.SetImageFile(1, 0)
      engine.Recognize(null)
      const { blocks } = JSON.parse(engine.GetJSONText(0)) as Seen
      engine.Clear()
      core.FS.unlink('/input')
      return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    },
  }
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

/** As a portable graymap: a header and the pixels. */
function fileOf({ width, height, pixels }: Picture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
