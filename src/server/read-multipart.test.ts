import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMultipart } from './read-multipart.ts'

const maxBytes = 100_000
const chunkBytes = 10_000
const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glide-multipart-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A request whose file is so long; `sentBytes` says how much of it was asked for. */
function requestOf(fileBytes: number, headers: Record<string, string> = {}) {
  const request = { sentBytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull: (controller) => {
      const next = Math.min(chunkBytes, fileBytes - request.sentBytes)
      request.sentBytes += next
      if (next > 0) return controller.enqueue(Buffer.alloc(next))
      controller.enqueue(Buffer.from('\r\n--x--\r\n'))
      controller.close()
    },
  })
  const all: Record<string, string> = { 'content-type': 'multipart/form-data; boundary=x', ...headers }
  const context = { req: { raw: { body }, header: (name: string) => all[name] } } as unknown as Context
  return { request, context }
}

const read = (context: Context) =>
  readMultipart(context, { field: 'resume', maxBytes, tooLarge: 'That file is too large.', folder })

test('a file of the very limit is read whole', async () => {
  const { upload } = await read(requestOf(maxBytes).context)
  expect(upload).toMatchObject({ name: 'a.pdf', sizeBytes: maxBytes })
  await upload.close()
})

test('one that is too large is taken in and thrown away, so that its sender hears why', async () => {
  const { request, context } = requestOf(4 * maxBytes)
  await expect(read(context)).rejects.toMatchObject({ code: 'too_large', message: 'That file is too large.' })
  expect(request.sentBytes).toBe(4 * maxBytes)
})

test('T51 one without an end is cut off', async () => {
  const { request, context } = requestOf(50 * maxBytes)
  await expect(read(context)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(request.sentBytes).toBeLessThan(10 * maxBytes)
  expect(await readdir(folder)).toEqual([])
})

test('T51 one that says that it is far too large is not begun', async () => {
  const { request, context } = requestOf(50 * maxBytes, { 'content-length': String(50 * maxBytes) })
  await expect(read(context)).rejects.toMatchObject({ code: 'too_large', field: 'resume' })
  expect(request.sentBytes).toBeLessThanOrEqual(chunkBytes)
})
