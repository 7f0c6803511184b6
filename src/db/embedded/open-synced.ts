import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgliteTypes } from '../query-pglite.ts'
import { SyncedFiles, syncedParameters, syncPath } from './synced-files.ts'

export const isDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

/** The engine on a folder, whose answered commits are on the disk. */
export async function openSynced(folder: string, files = new SyncedFiles(folder)): Promise<PGlite> {
  const isNew = !isDatabase(folder)
  const pglite = await PGlite.create({ ...pgliteTypes, fs: files, startParams: syncedParameters })
  if (isNew) syncAll(folder)
  return pglite
}

/** A new database is made by another program or copied, which leaves syncing to the system. */
export function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncAll(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

export const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
}
