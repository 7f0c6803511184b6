import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Scanner, Verdict } from './scanner.ts'

const answerLimit = 1000

/** clamd at SCANNER_URL, by its command INSTREAM: chunks behind their lengths, up to an empty one. */
export const clamd = (url: string, { timeoutSeconds = 60 } = {}): Scanner => ({
  async scan(bytes) {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000)
    const socket = open(url)
    signal.addEventListener('abort', () => socket.destroy(new Error('The scanner is too slow.')))
    const answer = answerFrom(socket)
    const sending = pipeline(framed(bytes), socket, { end: false, signal })
    try {
      // It may answer and stop listening before it has everything.
      return verdictIn(await Promise.race([answer, sending.then(() => answer)]))
    } finally {
      sending.catch(() => undefined)
      socket.destroy()
    }
  },
})

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:') return connect(pathname)
  return connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''))
}

async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of bytes) {
    if (chunk.byteLength === 0) continue
    yield lengthOf(chunk.byteLength)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const answerFrom = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      received += part
      if (received.includes('\0') || received.length > answerLimit) resolve(received)
    })
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })

function verdictIn(answer: string): Verdict {
  const reply = answer.replace(/\0.*$/s, '').trim()
  if (reply === 'stream: OK') return 'clean'
  if (/^stream: \S.* FOUND$/.test(reply)) return 'infected'
  if (/^INSTREAM size limit exceeded/.test(reply)) return 'refused'
  throw new Error('The scanner cannot be understood.')
}
