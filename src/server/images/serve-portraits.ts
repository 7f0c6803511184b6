import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { isPortraitOf } from '#db/portraits.ts'
import { notFound } from '#domain/problem.ts'
import { bucketOf, isFileKey } from '../files/bucket.ts'
import type { Services } from '../services.ts'

const cacheSeconds = 3600
const uuidLength = 36

/**
 * People's pictures, at unguessable URLs with the owner's random id and the time of upload. Only the current picture is
 * served; a replaced one, or one whose owner is gone, is not.
 */
export function portraitRoutes({ db, files }: Pick<Services, 'db' | 'files'>) {
  const answer = async (context: Context) => {
    const key = context.req.path.slice(1)
    if (!isFileKey(key)) throw notFound()
    const owner = key.slice(bucketOf(key).length + 1).slice(0, uuidLength)
    const found = (await db.asSystem((tx) => isPortraitOf(tx, owner, `/${key}`))) && (await files.read(key))
    if (!found) throw notFound()
    const { signal } = context.req.raw
    signal.addEventListener('abort', () => found.stream.destroy())
    if (signal.aborted) found.stream.destroy()
    return context.body(Readable.toWeb(found.stream) as ReadableStream, 200, {
      'content-type': found.type,
      'content-length': String(found.sizeBytes),
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': `public, max-age=${cacheSeconds}`,
    })
  }
  return new Hono().get('/avatars/*', answer).get('/profile-photos/*', answer)
}
