/**
 * PDF.js unpacks whatever a file asks for, until memory runs out. A process that dies of it costs a second until the next one is
 * warm, so what a file may unpack is counted where PDF.js gets its memory, and reading it ends there.
 */
const countedFrom = 2 ** 20

let bytesLeft = Number.POSITIVE_INFINITY

function spend(bytes: number) {
  if (bytes < countedFrom) return
  bytesLeft -= bytes
  refuseBeyond()
}

function refuseBeyond() {
  if (bytesLeft < 0) throw new RangeError('The file unpacks to too much.')
}

/** While `work` runs, so many bytes can be unpacked. PDF.js goes on after some errors, so having run out is one at the end, too. */
export async function unpackingAtMost<R>(bytes: number, work: () => Promise<R>): Promise<R> {
  bytesLeft = bytes
  try {
    const result = await work()
    refuseBeyond()
    return result
  } finally {
    bytesLeft = Number.POSITIVE_INFINITY
  }
}

/** For a process that reads one file at a time and does nothing else. */
export function countUnpacking() {
  const { Uint8Array: Bytes, DecompressionStream: Decompression } = globalThis
  Object.assign(globalThis, {
    Uint8Array: new Proxy(Bytes, {
      construct(target, args, newTarget) {
        if (typeof args[0] === 'number') spend(args[0])
        return Reflect.construct(target, args, newTarget)
      },
    }),
    DecompressionStream: class {
      readonly writable
      readonly readable
      constructor(format: ConstructorParameters<typeof DecompressionStream>[0]) {
        const { readable, writable } = new Decompression(format)
        this.writable = writable
        let unpacked = 0
        this.readable = readable.pipeThrough(
          new TransformStream({
            transform(chunk: Uint8Array, out) {
              unpacked += chunk.byteLength
              if (unpacked > bytesLeft) spend(unpacked)
              out.enqueue(chunk)
            },
          }),
        )
      }
    },
  })
}
