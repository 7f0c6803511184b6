import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { s3Store } from './s3-store.ts'

const key = 'resumes/0b9f7d6e-1111-4222-8333-444455556666/1-a.pdf'
let server: Server

/** Answers what s3rver doesn't know. */
async function storeBefore(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return s3Store({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'glide',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
}

afterEach(() => void server.close())

test('uploads that a dead process began are aborted, page by page, and no one else’s', async () => {
  const aborted: string[] = []
  const upload = (id: string, name: string, initiated: string) =>
    `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`
  const store = await storeBefore(({ method, url = '' }, response) => {
    const query = new URL(url, 'http://s3').searchParams
    if (method === 'DELETE') aborted.push(query.get('uploadId') ?? '')
    const isSecondPage = query.get('upload-id-marker') === 'two'
    const page = isSecondPage
      ? upload('three', key, '2026-01-01T00:00:00Z')
      : `<IsTruncated>true</IsTruncated><NextKeyMarker>k</NextKeyMarker><NextUploadIdMarker>two</NextUploadIdMarker>
         ${upload('one', key, '2026-01-01T00:00:00Z')}${upload('young', key, '2026-03-01T00:00:00Z')}
         ${upload('foreign', 'backups/db.dump', '2026-01-01T00:00:00Z')}`
    response.writeHead(method === 'DELETE' ? 204 : 200, { 'content-type': 'application/xml' })
    response.end(method === 'DELETE' ? '' : `<ListMultipartUploadsResult>${page}</ListMultipartUploadsResult>`)
  })
  expect(await store.removeUnfinished(new Date('2026-02-01'))).toBe(2)
  expect(aborted).toEqual(['one', 'three'])
})

test('a store that fails is unavailable, not missing, and its words stay inside', async () => {
  const store = await storeBefore((_, response) => response.writeHead(403).end('<Error><Code>Secret</Code></Error>'))
  const refusal = { code: 'unavailable', message: 'Files are unavailable right now. Please try again shortly.' }
  await expect(store.stat(key)).rejects.toMatchObject(refusal)
  await expect(store.read(key)).rejects.toMatchObject(refusal)
  await expect(store.remove(key)).rejects.toMatchObject(refusal)
})

test('a store that is down is unavailable', async () => {
  const store = await storeBefore(() => {})
  server.close()
  await expect(store.read(key)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a file over the limit is aborted at the store, even after parts of it were sent', async () => {
  const calls: string[] = []
  const store = await storeBefore((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3')
    calls.push(`${request.method} ${[...searchParams.keys()].filter((name) => name !== 'x-id').join()}`)
    request.resume().on('end', () => {
      if (request.method === 'HEAD') response.writeHead(404)
      if (request.method === 'PUT') response.setHeader('etag', '"part"')
      response.end('<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>')
    })
  })
  async function* endless() {
    for (;;) yield Buffer.alloc(1024 * 1024)
  }
  const write = store.write(key, endless(), { type: 'application/pdf', maxBytes: 12 * 1024 * 1024 })
  await expect(write).rejects.toMatchObject({ code: 'too_large', message: 'Max size is 12MB.' })
  expect(calls).toEqual([
    'HEAD ',
    'POST uploads',
    'PUT partNumber,uploadId',
    'PUT partNumber,uploadId',
    'DELETE uploadId',
  ])
})
