/** Limits per file. A file that needs more is refused with its reason, and nobody else waits for it. */
export const extractionLimits = {
  /** A file of exactly the limit is allowed. */
  fileBytes: 25 * 1024 * 1024,
  /** Of CPU time. */
  seconds: 10,
  memoryMegabytes: 512,
  pages: 50,
  /** Of a PDF's text and fonts, with the smaller buffers that they outgrow. Its pictures are not unpacked for its text. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Longer texts are not resumes and only cost time. */
  characters: 300_000,
} as const

/** The same for a file whose pages are pictures of text. */
export const ocrLimits = {
  ...extractionLimits,
  seconds: 120,
  memoryMegabytes: 768,
  pages: 12,
  /** Of one picture: a page of 8.5 by 14 inches at 600 dpi has 43 million. */
  pixels: 44_000_000,
} as const

/** How long people wait for a file to be read: an applicant goes on without, whoever asked for it waits as long as a request may. */
export const waitSeconds = { passing: 8, asked: 50 } as const

/** What a child reads: text as it is written, or pictures of it, too. */
export type ChildKind = 'text' | 'ocr'

export const limitsOf = (kind: ChildKind): typeof extractionLimits | typeof ocrLimits =>
  kind === 'ocr' ? ocrLimits : extractionLimits
