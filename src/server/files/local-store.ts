import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { bucketNames, type FileKey, isFileKey } from './bucket.ts'
import { meter } from './meter.ts'
import { checkKey, checkType, type FileStore, keyTaken, outOfReach } from './store.ts'

const folderMode = { recursive: true, mode: 0o700 }
const fileMode = { mode: 0o600, flag: 'wx', flush: true } as const

/** A file is a folder with `content` and `type`, written elsewhere and moved into place atomically. */
export function localStore(root: string): FileStore {
  const asidePath = () => join(root, 'unfinished', randomUUID())
  /** Flat, so that a bucket has no empty folders; keys never contain a tilde. */
  const folderOf = (key: FileKey) => {
    checkKey(key)
    const [bucket = '', ...path] = key.split('/')
    return join(root, bucket, path.join('~'))
  }

  const store: FileStore = {
    async write(key, source, { type, maxBytes }) {
      const folder = folderOf(key)
      checkType(key, type)
      const aside = asidePath()
      const { bytes, total } = meter(source, maxBytes)
      try {
        await mkdir(aside, folderMode)
        await mkdir(dirname(folder), folderMode)
        await pipeline(bytes, createWriteStream(join(aside, 'content'), { ...fileMode, flags: fileMode.flag }))
        await writeFile(join(aside, 'type'), type, fileMode)
        await rename(aside, folder)
        await syncFolder(dirname(folder))
      } catch (error) {
        await rm(aside, { recursive: true, force: true })
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw keyTaken()
        throw hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO') ? outOfReach(error) : error
      }
      return total()
    },

    async stat(key) {
      const folder = folderOf(key)
      return ifPresent(async () => {
        const type = await readFile(join(folder, 'type'), 'utf8')
        return { type, sizeBytes: (await stat(join(folder, 'content'))).size }
      })
    },

    async read(key, range) {
      const folder = folderOf(key)
      return ifPresent(async () => {
        const type = await readFile(join(folder, 'type'), 'utf8')
        const { size } = await stat(join(folder, 'content'))
        const stream = createReadStream(join(folder, 'content'), range)
        // Opened here, so a file removed while it is being read is still read to its end.
        await once(stream, 'open')
        return { type, sizeBytes: size, stream }
      })
    },

    async remove(key) {
      const folder = folderOf(key)
      const aside = asidePath()
      await mkdir(dirname(aside), folderMode)
      await ifPresent(() => rename(folder, aside))
      await rm(aside, { recursive: true, force: true })
    },

    async *list(bucket) {
      for (const name of bucket ? [bucket] : bucketNames) {
        for await (const { name: path, modifiedAt } of entries(join(root, name))) {
          const key = `${name}/${path.replace('~', '/')}`
          if (isFileKey(key)) yield { key, modifiedAt }
        }
      }
    },

    async removeUnfinished(startedBefore) {
      let removed = 0
      for await (const { name, modifiedAt } of entries(join(root, 'unfinished'))) {
        if (modifiedAt >= startedBefore) continue
        await rm(join(root, 'unfinished', name), { recursive: true, force: true })
        removed += 1
      }
      return removed
    },
  }
  return store
}

/** Puts the names in a folder on the disk; Windows does so by itself, and can't be asked to. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** The subfolders of a folder that may not exist yet; some may disappear meanwhile. */
async function* entries(folder: string) {
  for await (const { name } of (await ifPresent(() => opendir(folder))) ?? []) {
    const facts = await ifPresent(() => stat(join(folder, name)))
    if (facts) yield { name, modifiedAt: facts.mtime }
  }
}

async function ifPresent<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException)?.code ?? '')
