/** Limits per file. A file that needs more is refused with its reason, and nobody else waits for it. */
export const extractionLimits = {
  /** A file of exactly the limit is allowed. */
  fileBytes: 25 * 1024 * 1024,
  /** Of CPU time. */
  seconds: 10,
  memoryMegabytes: 512,
  pages: 50,
  /** Longer texts are not resumes and only cost time. */
  characters: 300_000,
} as const
