/** A photograph of a resume, in place of a file with its text. It is stored as a PDF with one page. */
export const photographTypes = ['image/jpeg', 'image/png'] as const

export const photographLimits = {
  /** Phones take up to 50 million. */
  pixels: 64_000_000,
  /** Of the longer side, as it is stored: more than anyone can read on a page. */
  sidePixels: 3300,
} as const

export const photographMessages = {
  tooManyPixels: 'The photo has too many pixels. The limit is 64 megapixels.',
} as const
