/** A portrait: a square WebP of this many pixels, without metadata, whatever was uploaded. */
export const portrait = { type: 'image/webp', sidePixels: 512 } as const

/** A file of exactly the limit is allowed. */
export const portraitLimits = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const

/** Accepted types. SVG is excluded because it can contain scripts. */
export const portraitTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

export const portraitMessages = {
  tooLarge: 'Photo must be under 5MB',
  notAnImage: 'Please upload an image file',
  tooManyPixels: 'The image has too many pixels. The limit is 25 megapixels.',
  damaged: 'The image is damaged and could not be read.',
  tooDemanding: 'The image took too long to read. Please try again, or choose another one.',
} as const
