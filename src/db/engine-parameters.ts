import { PGlite } from '@electric-sql/pglite'

/**
 * PGlite clears all of its buffer when it starts, and the usual 128 MB take a third of the start. What doesn't fit is read from
 * the files, which are in the memory of a test or of the operating system.
 */
export const engineParameters = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']
