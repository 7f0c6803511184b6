import { describeError } from '../log.ts'
import type { Services } from '../services.ts'
import type { FileKey } from './bucket.ts'

/** Removes unreferenced files. The hourly sweep takes those that can't be removed now. */
export async function removeFiles(keys: FileKey[], { files, log }: Pick<Services, 'files' | 'log'>): Promise<void> {
  for (const key of keys)
    await files.remove(key).catch((error: unknown) => log.error({ error: describeError(error) }, 'file not removed'))
}
