import { localStore } from './local-store.ts'
import type { S3Place } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** S3's client is loaded only where it is used: starting without it costs nothing. */
export async function openStore(place: { folder: string } | { s3: S3Place }): Promise<FileStore> {
  if ('folder' in place) return localStore(place.folder)
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(place.s3)
}
