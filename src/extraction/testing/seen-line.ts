import type { Line } from '../ocr/look.ts'

/** A line of a scan with these words, each from its left edge. */
export const seenLine = (...words: [text: string, left: number, confidence?: number][]): Line => ({
  words: words.map(([text, left, confidence = 95]) => ({
    text,
    confidence,
    left,
    right: left + 10 * text.length,
    em: 20,
    stroke: 0.1,
  })),
  baseline: 100,
  em: 20,
  hasBullet: false,
  bulletLeft: 0,
  tracking: 0.06,
})
