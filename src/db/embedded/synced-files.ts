import { closeSync, fsyncSync, openSync, statSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { engineParameters } from '../engine-parameters.ts'

/** What we use of the engine's files: an open file has a descriptor, an open folder none. */
type Stream = { nfd?: number; node: never }
export type EngineFiles = {
  realPath(node: never): string
  stream_ops: { fsync?(stream: Stream): number }
}

/** The engine's files in a folder. Its own way of keeping files ignores when PostgreSQL asks for them to be on the disk. */
export class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addSync = (engine: unknown) => this.extend((engine as { NODEFS: EngineFiles }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }

  extend(files: EngineFiles): void {
    files.stream_ops.fsync = ({ nfd, node }) => {
      if (nfd) fsyncSync(nfd)
      else syncPath(files.realPath(node))
      return 0
    }
  }
}

/** A file, or the names in a folder, which Windows writes by itself. */
export function syncPath(path: string): void {
  if (process.platform === 'win32' && statSync(path).isDirectory()) return
  const descriptor = openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** As usual, but without `-F`, which switches syncing off; of its ways of syncing, the engine passes on only this one. */
export const syncedParameters = [
  ...engineParameters.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
