import { localStore } from './local-store.ts'
import type { S3Place } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** The S3 client is loaded only where it is used, to keep startup fast. */
export async function openStore({ folder, s3 }: { folder: string; s3?: S3Place | undefined }): Promise<FileStore> {
  if (!s3) return localStore(folder)
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(s3)
}
