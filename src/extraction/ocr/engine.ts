import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

export type Engine = { linesOf: (picture: Picture) => SeenLine[] }

let started: Promise<Engine> | undefined

/** Loads the engine once per process; its words and weights come from this machine. */
export const startEngine = (): Promise<Engine> => (started ??= start())

async function start(): Promise<Engine> {
  const core = await loadCore({})
  core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(createRequire(import.meta.url).resolve(languageFile))))
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

/** As a portable graymap: a header and the pixels. */
function fileOf({ width, height, pixels }: Picture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
