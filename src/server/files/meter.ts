import { createHash } from 'node:crypto'
import { Problem } from '#domain/problem.ts'

const bytesPerMegabyte = 1024 * 1024

/** Passes bytes through, counting and hashing them; exceeding the limit ends both streams. */
export function meter(source: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* pass() {
    for await (const chunk of source) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > maxBytes) throw new Problem('too_large', `Max size is ${maxBytes / bytesPerMegabyte}MB.`)
      hash.update(chunk)
      yield chunk
    }
  }
  return { bytes: pass(), total: () => ({ sizeBytes, sha256: hash.digest('hex') }) }
}
