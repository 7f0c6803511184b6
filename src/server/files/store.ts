import type { Readable } from 'node:stream'
import { Problem } from '#domain/problem.ts'
import { type Bucket, bucketOf, buckets, type FileKey, isFileKey } from './bucket.ts'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }
export type FileFacts = { sizeBytes: number; type: string }

/** Where files are kept. Bytes only ever stream through, so memory doesn't grow with a file's size. */
export interface FileStore {
  /**
   * A key is written once. A file becomes visible complete, with its type, or not at all.
   * Node's streams and the web's are both sources.
   */
  write(
    key: FileKey,
    source: AsyncIterable<Uint8Array>,
    rules: { type: string; maxBytes: number },
  ): Promise<{ sizeBytes: number; sha256: string }>
  stat(key: FileKey): Promise<FileFacts | undefined>
  /** The size is the whole file's, even for a range. The caller reads the stream to its end or destroys it. */
  read(key: FileKey, range?: ByteRange): Promise<(FileFacts & { stream: Readable }) | undefined>
  /** Removing a missing file is not an error. */
  remove(key: FileKey): Promise<void>
  list(bucket?: Bucket): AsyncIterable<{ key: FileKey; modifiedAt: Date }>
  /** Removes what a process left behind when it died while writing. Returns how many. */
  removeUnfinished(startedBefore: Date): Promise<number>
}

export function checkKey(key: FileKey): void {
  if (!isFileKey(key)) throw new TypeError('Not a file key.')
}

export function checkType(key: FileKey, type: string): void {
  const types: readonly string[] = buckets[bucketOf(key)].types
  if (!types.includes(type)) throw new Problem('unsupported_type', 'Files of this type are not accepted here.')
}

export const keyTaken = () => new Problem('conflict', 'This file is already stored.')

export const outOfReach = (cause: unknown) =>
  Object.assign(new Problem('unavailable', 'Files are unavailable right now. Please try again shortly.'), { cause })
