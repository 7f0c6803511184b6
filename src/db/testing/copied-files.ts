import { MemoryFS, PGlite } from '@electric-sql/pglite'

type Entry = { path: string; mode: number; bytes: Uint8Array | undefined }

const block = 512

/** The folders and files of a tar archive, folders first: a block of facts before the content of each. */
export function entriesIn(archive: Uint8Array): Entry[] {
  const text = (from: number, to: number) => Buffer.from(archive.subarray(from, to)).toString('latin1').split('\0')[0]
  const entries: Entry[] = []
  for (let at = 0; archive[at]; ) {
    const size = Number.parseInt(text(at + 124, at + 136) as string, 8)
    const isFolder = text(at + 156, at + 157) === '5'
    const content = at + block
    entries.push({
      path: (text(at, at + 100) as string).replace(/\/$/, ''),
      mode: Number.parseInt(text(at + 100, at + 108) as string, 8),
      bytes: isFolder ? undefined : archive.subarray(content, content + size),
    })
    at = content + Math.ceil(size / block) * block
  }
  const depth = ({ path, bytes }: Entry) => (bytes ? Number.POSITIVE_INFINITY : path.split('/').length)
  return entries.sort((one, other) => depth(one) - depth(other))
}

/** What we use of a file in the engine's memory. */
type Node = {
  contents: unknown
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node }
  stream_ops: { write(stream: { node: Node }, ...written: never[]): number }
}
type Files = { mkdirTree(path: string): void; lookupPath(path: string): { node: Node } }

const folderBit = 0o040000
const fileBit = 0o100000

/** A database in memory that begins with these files. They are put straight into their folders: looking up every path takes ten times as long. */
export class CopiedFiles extends MemoryFS {
  #entries: Entry[]

  constructor(entries: Entry[]) {
    super()
    this.#entries = entries
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS as unknown as Files
    files.mkdirTree(PGlite.paths.PGDATA)
    const root = files.lookupPath(PGlite.paths.PGDATA).node
    const folders = new Map([['', root]])
    for (const { path, mode, bytes } of this.#entries) {
      const end = path.lastIndexOf('/')
      const folder = folders.get(path.slice(0, end)) as Node
      const node = folder.node_ops.mknod(folder, path.slice(end + 1), mode | (bytes ? fileBit : folderBit), 0)
      if (bytes) fill(node, bytes)
      else folders.set(path, node)
    }
  }
}

/** The content is shared by all databases until one of them writes to the file: most of it they only read. */
function fill(node: Node, bytes: Uint8Array): void {
  const { stream_ops } = node
  const write: Node['stream_ops']['write'] = (stream, ...written) => {
    if (stream.node.contents === bytes) stream.node.contents = new Uint8Array(bytes)
    return stream_ops.write(stream, ...written)
  }
  Object.assign(node, { contents: bytes, usedBytes: bytes.length, stream_ops: { ...stream_ops, write } })
}
