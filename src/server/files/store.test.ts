import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileKey } from './bucket.ts'
import { resumePath } from './file-key.ts'
import { openStore } from './open-store.ts'
import type { FileStore } from './store.ts'

// s3rver brings no types.
const S3rver: new (options: object) => { run(): Promise<{ port: number }>; close(): Promise<void> } = createRequire(
  import.meta.url,
)('s3rver')

const megabyte = 1024 * 1024
const pdf = { type: 'application/pdf', maxBytes: 10 * megabyte }
const newKey = (name = 'resume.pdf'): FileKey => `resumes/${resumePath(name, new Date())}`
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Fresh bytes for each chunk, as a network gives them. */
async function* bytesOf(sizeBytes: number, chunkBytes = 64 * 1024) {
  for (let left = sizeBytes; left > 0; left -= chunkBytes) yield Buffer.alloc(Math.min(left, chunkBytes), left % 251)
}

async function contentOf(store: FileStore, key: FileKey, range?: { start: number; end: number }) {
  const file = await store.read(key, range)
  return file && buffer(file.stream)
}

async function keysOf(store: FileStore, ...bucket: Parameters<FileStore['list']>) {
  const files: { key: FileKey }[] = await Readable.from(store.list(...bucket)).toArray()
  return files.map(({ key }) => key)
}

/** A process of its own, as the memory of this one is full of other tests. Prints what 200 MB cost beyond 20 MB, in MB. */
const passThrough = (place: Parameters<typeof openStore>[0]) => `
  import { openStore } from '${new URL('./open-store.ts', import.meta.url)}'
  const store = await openStore(${JSON.stringify(place)})
  async function* bytesOf(megabytes) {
    for (let left = megabytes * 16; left > 0; left -= 1) yield Buffer.alloc(65536, left % 251)
  }
  async function peakOf(megabytes) {
    const key = 'resumes/' + crypto.randomUUID() + '/1-a.pdf'
    await store.write(key, bytesOf(megabytes), { type: 'application/pdf', maxBytes: 1e9 })
    let sizeBytes = 0
    for await (const chunk of (await store.read(key)).stream) sizeBytes += chunk.length
    if (sizeBytes !== megabytes * ${megabyte}) throw new Error('not what was written')
    await store.remove(key)
    return process.resourceUsage().maxRSS / 1024
  }
  console.log(-(await peakOf(20)) + (await peakOf(200)))
`

/** What a process of its own says; then it is ended, as connections that are kept alive would keep it running. */
async function firstLineOf(script: string): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    for await (const line of createInterface({ input: child.stdout })) return line
  } finally {
    child.kill('SIGKILL')
  }
}

const places = {
  folder: async (folder: string) => ({ place: { folder }, close: async () => {} }),
  s3: async (directory: string) => {
    const configureBuckets = [{ name: 'glide' }]
    const s3rver = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
    const { port } = await s3rver.run()
    const s3 = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'glide',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }
    return { place: { folder: directory, s3 }, close: () => s3rver.close() }
  },
}

describe.each(['folder', 's3'] as const)('files in a %s store', (kind) => {
  let directory: string
  let place: Parameters<typeof openStore>[0]
  let store: FileStore
  let close: () => Promise<void>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'glide-files-'))
    ;({ place, close } = await places[kind](directory))
    store = await openStore(place)
  })
  afterAll(async () => {
    await close()
    await rm(directory, { recursive: true })
  })

  /** What lies on the disk, but for parts of uploads: s3rver can't abort them, so s3-store.test.ts looks at that. */
  const storedPaths = async () => (await readdir(directory, { recursive: true })).filter((path) => path.includes('-'))

  test.each([0, 1, 70_000, 6 * megabyte, 10 * megabyte])('come back as they went in: %i bytes', async (sizeBytes) => {
    const key = newKey()
    const bytes = await buffer(bytesOf(sizeBytes))
    expect(await store.write(key, Readable.from(bytesOf(sizeBytes)), pdf)).toEqual({ sizeBytes, sha256: sha256(bytes) })
    expect(await store.stat(key)).toEqual({ sizeBytes, type: 'application/pdf' })
    expect((await contentOf(store, key))?.equals(bytes)).toBe(true)
  })

  test('are taken from a web stream too', async () => {
    const key = newKey()
    await store.write(key, new Blob(['from the web']).stream(), pdf)
    expect(String(await contentOf(store, key))).toBe('from the web')
  })

  test('are read in part, with the size of the whole', async () => {
    const key = newKey()
    await store.write(key, Readable.from([Buffer.from('0123456789')]), pdf)
    expect(String(await contentOf(store, key, { start: 2, end: 4 }))).toBe('234')
    const part = await store.read(key, { start: 9, end: 9 })
    part?.stream.destroy()
    expect(part?.sizeBytes).toBe(10)
  })

  test('over the limit are refused and leave nothing, however they end', async () => {
    const before = await storedPaths()
    for (const sizeBytes of [10 * megabyte + 1, 40 * megabyte]) {
      const key = newKey()
      let isSourceClosed = false
      async function* watched() {
        try {
          yield* bytesOf(sizeBytes)
        } finally {
          isSourceClosed = true
        }
      }
      const write = store.write(key, watched(), pdf)
      await expect(write).rejects.toMatchObject({ code: 'too_large', message: 'Max size is 10MB.' })
      expect(isSourceClosed).toBe(true)
      expect(await store.stat(key)).toBeUndefined()
    }
    expect(await storedPaths()).toEqual(before)
  })

  test('that break off are never visible, neither while written nor after', async () => {
    const before = await storedPaths()
    const key = newKey()
    async function* broken() {
      yield* bytesOf(6 * megabyte)
      expect(await store.stat(key)).toBeUndefined()
      expect(await keysOf(store)).not.toContain(key)
      throw new Error('connection lost')
    }
    await expect(store.write(key, broken(), pdf)).rejects.toThrow('connection lost')
    expect(await store.read(key)).toBeUndefined()
    expect(await storedPaths()).toEqual(before)
  })

  test('are never overwritten', async () => {
    const key = newKey()
    await store.write(key, bytesOf(10), pdf)
    await expect(store.write(key, bytesOf(20), pdf)).rejects.toMatchObject({ code: 'conflict' })
    expect((await store.stat(key))?.sizeBytes).toBe(10)
  })

  test('have a type of their bucket', async () => {
    const userId = randomUUID()
    const html = { type: 'text/html', maxBytes: 10 }
    await expect(store.write(newKey(), bytesOf(1), html)).rejects.toMatchObject({ code: 'unsupported_type' })
    const svg = { type: 'image/svg+xml', maxBytes: 10 }
    await expect(store.write(`avatars/${userId}/1.png`, bytesOf(1), svg)).rejects.toMatchObject({
      code: 'unsupported_type',
    })
    await store.write(`avatars/${userId}/1.png`, bytesOf(1), { type: 'image/png', maxBytes: 10 })
    expect((await store.stat(`avatars/${userId}/1.png`))?.type).toBe('image/png')
  })

  test('are listed by bucket with their time', async () => {
    const userId = randomUUID()
    const [resume, avatar, photo] = [newKey(), `avatars/${userId}/7.jpg`, `profile-photos/${userId}-7.jpg`] as const
    await store.write(resume, bytesOf(1), pdf)
    for (const key of [avatar, photo] as const) await store.write(key, bytesOf(1), { type: 'image/jpeg', maxBytes: 1 })
    expect(await keysOf(store)).toEqual(expect.arrayContaining([resume, avatar, photo]))
    expect(await keysOf(store, 'profile-photos')).toEqual([photo])
    for await (const { modifiedAt } of store.list('profile-photos'))
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000)
  })

  test('are removed whole, and removing them again is no error', async () => {
    const key = newKey('removed.pdf')
    await store.write(key, bytesOf(1), pdf)
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key)).toBeUndefined()
    expect((await storedPaths()).filter((path) => path.includes('removed.pdf'))).toEqual([])
  })

  const uuid = randomUUID()
  test.each([
    '../outside',
    'resumes/../../outside',
    `resumes/${uuid}/../1-a.pdf`,
    `resumes/${uuid}/..%2f1-a.pdf`,
    `resumes/${uuid}\\1-a.pdf`,
    `resumes/${uuid}/1-a.pdf/type`,
    `resumes/${uuid}/1-a.pdf\0.png`,
    `resumes/${uuid}/1-a.pdf\n`,
    `resumes/${uuid}/a.pdf`,
    `resumes//1-a.pdf`,
    `/etc/passwd`,
    `unfinished/${uuid}`,
    `secrets/${uuid}/1-a.pdf`,
    `avatars/${uuid}/1.svg`,
    `__proto__/${uuid}/1-a.pdf`,
    '',
  ])('have no other keys than ours: %j', async (forged) => {
    const key = forged as FileKey
    await expect(store.write(key, bytesOf(1), pdf)).rejects.toThrow(TypeError)
    await expect(store.read(key)).rejects.toThrow(TypeError)
    await expect(store.stat(key)).rejects.toThrow(TypeError)
    await expect(store.remove(key)).rejects.toThrow(TypeError)
  })

  test('of 200 MB pass through in little memory', async () => {
    expect(Number(await firstLineOf(passThrough(place)))).toBeLessThan(50)
  })

  test.runIf(kind === 'folder')('are for the owner of the process alone', async () => {
    await store.write(newKey(), bytesOf(1), pdf)
    for (const path of await storedPaths()) {
      const { mode } = await stat(join(directory, path))
      expect(mode & 0o077, path).toBe(0)
    }
  })

  test.runIf(kind === 'folder')('left unfinished by a process that died are swept', async () => {
    const endless = new AbortController()
    async function* stuck() {
      yield Buffer.from('half')
      await new Promise((_, reject) => endless.signal.addEventListener('abort', () => reject(new Error('gone'))))
    }
    const write = store.write(newKey(), stuck(), pdf)
    await expect.poll(() => readdir(join(directory, 'unfinished'))).toHaveLength(1)
    expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
    expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1)
    expect(await readdir(join(directory, 'unfinished'))).toEqual([])
    endless.abort()
    await expect(write).rejects.toThrow()
  })
})
