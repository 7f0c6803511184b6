import { type AddressInfo, createServer, type Socket } from 'node:net'
import { inflateRawSync } from 'node:zlib'

/** What it does with the next file. `full` answers before it has everything, as clamd does. */
export type ScannerBehavior = 'work' | 'slow' | 'full' | 'ail' | 'babble' | 'flood' | 'hang-up'

/** The file that every scanner takes for malware; in two parts, so that none takes this one for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const wrongAnswers: Partial<Record<ScannerBehavior, string>> = {
  full: 'INSTREAM size limit exceeded. ERROR\0',
  ail: "stream: Can't allocate memory ERROR\0",
  babble: 'HTTP/1.1 400 Bad Request\r\nstream: OK\0',
  flood: 'stream: OK'.repeat(1000),
}

/** Speaks as much of clamd's language as there is to hear, and can be in any mood. */
export async function standInClamd() {
  const clamd = { mood: 'work' as ScannerBehavior, files: [] as Buffer[] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received = Buffer.concat([received, part as Buffer])
      if (clamd.mood === 'hang-up') return socket.destroy()
      const wrong = wrongAnswers[clamd.mood]
      if (wrong) return socket.end(wrong)
      const file = fileIn(received)
      if (!file || clamd.mood === 'slow') return
      clamd.files.push(file)
      socket.end(isInfected(file) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(clamd, {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

export type StandInClamd = Awaited<ReturnType<typeof standInClamd>>

/** The file of a whole stream; undefined while more is to come. */
function fileIn(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (!received.toString('latin1').startsWith(command)) return undefined
  const chunks: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** In the bytes themselves, or in a part of a zip file. */
function isInfected(file: Buffer): boolean {
  if (file.includes(eicar)) return true
  for (let at = file.indexOf('PK\u0003\u0004'); at >= 0; at = file.indexOf('PK\u0003\u0004', at + 4)) {
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
    if (inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 18))).includes(eicar)) return true
  }
  return false
}
