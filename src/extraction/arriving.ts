/** A body that stalls this long is cut off, and so is one slower than any connection in use. */
const arrivalLimits = { stillSeconds: 15, bytesPerSecond: 1024 }

export class TooSlow extends Error {
  override name = 'TooSlow'
}

/** The bytes of a request as they arrive. Only the time spent waiting for the sender counts, not our own processing. */
export async function* arriving(
  body: ReadableStream<Uint8Array>,
  { stillSeconds, bytesPerSecond } = arrivalLimits,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let waitedSeconds = 0
  let bytes = 0
  for (;;) {
    const startedAt = performance.now()
    const { done, value } = await within(stillSeconds, reader.read())
    if (done) return
    waitedSeconds += (performance.now() - startedAt) / 1000
    bytes += value.byteLength
    if (waitedSeconds > stillSeconds && bytes < bytesPerSecond * waitedSeconds) throw new TooSlow()
    yield value
  }
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooSlow()), seconds * 1000)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
