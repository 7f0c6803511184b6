import WordExtractor from 'word-extractor'
import type { Row } from '../layout/row.ts'
import { Refusal } from '../outcome.ts'
import { rowsOfTexts } from './text-rows.ts'

/** A file in the old Word format as one stream of lines. */
export async function readDoc(bytes: Uint8Array): Promise<{ streams: Row[][]; links: string[] }> {
  const document = await new WordExtractor().extract(Buffer.from(bytes)).catch((error: unknown) => {
    throw error instanceof RangeError ? error : new Refusal('damaged')
  })
  const text = [document.getHeaders({ includeFooters: false }), document.getTextboxes(), document.getBody()].join('\n')
  return { streams: [rowsOfTexts(text.split(/[\n\v\f]/))], links: [] }
}
