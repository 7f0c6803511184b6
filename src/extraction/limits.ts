/** What one file may cost. Whatever needs more is refused by name, and nobody else waits for it. */
export const extractionLimits = {
  /** A file of exactly the limit is allowed. */
  fileBytes: 25 * 1024 * 1024,
  /** Of processor time. */
  seconds: 10,
  memoryMegabytes: 512,
  pages: 50,
  /** Text beyond this is no resume, and costs time for nothing. */
  characters: 300_000,
} as const
