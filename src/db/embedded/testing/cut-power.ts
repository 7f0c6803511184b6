import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileOperation } from './recorded-files.ts'

/** Disks write at least this much as one. */
const sectorBytes = 4096

/**
 * What a disk may hold after the power was cut behind the given operations. Whatever was synced is there; of what was written later, any sectors; names change in order, as in a journaling
 * file system, up to any point after the last one that was synced.
 */
export function cutPower(before: string, after: string, operations: FileOperation[], random: () => number): void {
  cpSync(before, after, { recursive: true, preserveTimestamps: true })
  const { syncedUpTo, namesUpTo } = whatWasSynced(operations)
  const lastName = namesUpTo + Math.floor(random() * (operations.length - namesUpTo + 1))
  const chance = random()
  operations.forEach((operation, index) => {
    if (operation.kind === 'write') {
      const isSynced = index < (syncedUpTo.get(index) ?? -1)
      writeSectors(join(after, operation.path), operation, () => isSynced || random() < chance)
    } else if (index < lastName || index < (syncedUpTo.get(index) ?? -1)) changeName(after, operation)
  })
}

/** For each operation on a file, when that file was last synced, and until where changes of names were. */
function whatWasSynced(operations: FileOperation[]) {
  const fileAt = new Map<string, object>()
  const fileOf = (path: string) => fileAt.get(path) ?? fileAt.set(path, {}).get(path) ?? {}
  const lastSync = new Map<object, number>()
  const files = operations.map((operation, index) => {
    if (operation.kind === 'create') fileAt.delete(operation.path)
    const file = fileOf(operation.path)
    if (operation.kind === 'sync') lastSync.set(file, index)
    if (operation.kind === 'rename') fileAt.set(operation.to, file)
    if (operation.kind === 'rename' || operation.kind === 'remove') fileAt.delete(operation.path)
    return file
  })
  const syncedUpTo = new Map(files.map((file, index) => [index, lastSync.get(file) ?? -1]))
  const folderSyncs = operations.flatMap(({ kind, path }, index) => (kind === 'syncFolder' ? [{ path, index }] : []))
  const namesUpTo = operations.reduce((known, operation, index) => {
    if (!['create', 'rename', 'remove'].includes(operation.kind)) return known
    const folder = dirname('to' in operation ? operation.to : operation.path).replace(/^\.$/, '')
    const isSynced = folderSyncs.some((sync) => sync.index > index && sync.path === folder)
    return isSynced ? index + 1 : known
  }, 0)
  return { syncedUpTo, namesUpTo }
}

function writeSectors(path: string, { at, bytes }: { at: number; bytes: Uint8Array }, isKept: () => boolean): void {
  if (!existsSync(path)) return
  const descriptor = openSync(path, 'r+')
  for (let from = 0; from < bytes.byteLength; ) {
    const to = Math.min(bytes.byteLength, from + sectorBytes - ((at + from) % sectorBytes))
    if (isKept()) writeSync(descriptor, bytes, from, to - from, at + from)
    from = to
  }
  closeSync(descriptor)
}

function changeName(root: string, operation: FileOperation): void {
  const path = join(root, operation.path)
  if (operation.kind === 'create') closeSync(openSync(path, 'w'))
  if (operation.kind === 'createFolder') mkdirSync(path, { recursive: true })
  if (operation.kind === 'remove' || operation.kind === 'removeFolder') rmSync(path, { recursive: true, force: true })
  if (operation.kind === 'rename' && existsSync(path)) renameSync(path, join(root, operation.to))
  if (operation.kind === 'truncate' && existsSync(path)) truncateSync(path, operation.size)
}
