import { inflateRawSync } from 'node:zlib'
import { Refusal } from '../outcome.ts'

/** The size limit of one part of a Word file. */
const partLimitBytes = 64 * 1024 * 1024

/** The parts of a zip file by name; a part is unpacked when it is asked for. */
export function unzip(bytes: Uint8Array): (name: string) => Buffer | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const offsets = new Map<string, number>()
  for (let at = buffer.indexOf('PK\u0001\u0002'); at >= 0; at = buffer.indexOf('PK\u0001\u0002', at + 46)) {
    if (at + 46 > buffer.length) break
    const nameLength = buffer.readUInt16LE(at + 28)
    offsets.set(buffer.toString('utf8', at + 46, at + 46 + nameLength), at)
  }
  return (name) => {
    const at = offsets.get(name)
    if (at === undefined) return undefined
    const [method, size, local] = [
      buffer.readUInt16LE(at + 10),
      buffer.readUInt32LE(at + 20),
      buffer.readUInt32LE(at + 42),
    ]
    if (local + 30 > buffer.length) throw new Refusal('damaged')
    const from = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    const packed = buffer.subarray(from, from + size)
    return method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: partLimitBytes })
  }
}
