import { type EngineFiles, SyncedFiles } from '../synced-files.ts'

/** What the engine did to its files, in order, by their paths from the database's folder. */
export type FileOperation =
  | { kind: 'write'; path: string; at: number; bytes: Uint8Array }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create' | 'createFolder' | 'remove' | 'removeFolder' | 'sync' | 'syncFolder'; path: string }
  | { kind: 'rename'; path: string; to: string }

type Node = { mode: number; parent: Node; name: string }
type Stream = { node: Node; nfd?: number; position: number }
type Attributes = { size?: number }
type Recordable = {
  realPath(node: Node): string
  node_ops: {
    mknod(parent: Node, name: string, mode: number, device: number): Node
    rename(node: Node, folder: Node, name: string): void
    unlink(parent: Node, name: string): void
    rmdir(parent: Node, name: string): void
    setattr(node: Node, attributes: Attributes): void
  }
  stream_ops: {
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number
    setattr(stream: Stream, attributes: Attributes): void
    fsync?(stream: Stream): number
  }
}

const isFolder = (mode: number) => (mode & 0o170000) === 0o040000

/** Notes everything that is written. Without `isSyncing` the engine believes that it syncs, and nothing is. */
export class RecordedFiles extends SyncedFiles {
  readonly operations: FileOperation[] = []
  readonly #folder: string
  readonly #isSyncing: boolean

  constructor(folder: string, { isSyncing = true } = {}) {
    super(folder)
    this.#folder = folder
    this.#isSyncing = isSyncing
  }

  override extend(files: EngineFiles): void {
    super.extend(files)
    const { node_ops, stream_ops, realPath } = files as unknown as Recordable
    const note = (operation: FileOperation) => this.operations.push(operation)
    const pathOf = (node: Node) => realPath(node).slice(this.#folder.length + 1)
    const within = (parent: Node, name: string) => [pathOf(parent), name].filter(Boolean).join('/')
    const { mknod, rename, unlink, rmdir, setattr } = node_ops
    const { write, setattr: setOpen, fsync } = stream_ops

    node_ops.mknod = (parent, name, mode, device) => {
      note({ kind: isFolder(mode) ? 'createFolder' : 'create', path: within(parent, name) })
      return mknod(parent, name, mode, device)
    }
    node_ops.rename = (node, folder, name) => {
      note({ kind: 'rename', path: pathOf(node), to: within(folder, name) })
      rename(node, folder, name)
    }
    node_ops.unlink = (parent, name) => {
      note({ kind: 'remove', path: within(parent, name) })
      unlink(parent, name)
    }
    node_ops.rmdir = (parent, name) => {
      note({ kind: 'removeFolder', path: within(parent, name) })
      rmdir(parent, name)
    }
    node_ops.setattr = (node, attributes) => {
      if (attributes.size !== undefined) note({ kind: 'truncate', path: pathOf(node), size: attributes.size })
      setattr(node, attributes)
    }
    stream_ops.setattr = (stream, attributes) => {
      if (attributes.size !== undefined) note({ kind: 'truncate', path: pathOf(stream.node), size: attributes.size })
      setOpen(stream, attributes)
    }
    stream_ops.write = (stream, buffer, offset, length, position) => {
      const bytes = Uint8Array.from(buffer.subarray(offset, offset + length))
      note({ kind: 'write', path: pathOf(stream.node), at: position, bytes })
      return write(stream, buffer, offset, length, position)
    }
    stream_ops.fsync = (stream: Stream) => {
      if (this.#isSyncing) note({ kind: isFolder(stream.node.mode) ? 'syncFolder' : 'sync', path: pathOf(stream.node) })
      return fsync?.(stream) ?? 0
    }
  }
}
