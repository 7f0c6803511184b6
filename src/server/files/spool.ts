import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A file being received: on disk, so that slow senders cost no memory. */
export type Spooled = {
  sizeBytes: number
  /** The first bytes, as many as there are. */
  head(bytes: number): Promise<Uint8Array>
  bytes(): Promise<Uint8Array>
  stream(): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** The file is unlinked immediately: however the process ends, nothing is left. */
export async function spool(folder: string, source: AsyncIterable<Uint8Array>): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  let sizeBytes = 0
  try {
    await unlink(path)
    for await (const chunk of source) {
      await handle.write(chunk, 0, chunk.byteLength, sizeBytes)
      sizeBytes += chunk.byteLength
    }
  } catch (error) {
    await handle.close()
    throw error
  }
  const head = async (bytes: number) => {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(Math.min(bytes, sizeBytes)), { position: 0 })
    return buffer.subarray(0, bytesRead)
  }
  return {
    sizeBytes,
    head,
    bytes: () => head(sizeBytes),
    stream: () => handle.createReadStream({ start: 0, autoClose: false }),
    close: () => handle.close(),
  }
}
