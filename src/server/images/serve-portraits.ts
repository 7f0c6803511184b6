import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { isPortraitOf } from '#db/portraits.ts'
import { notFound } from '#domain/problem.ts'
import { bucketOf, isFileKey } from '../files/bucket.ts'
import type { Services } from '../services.ts'

const cacheSeconds = 3600
const uuidLength = 36

/**
 * The pictures of people, at addresses that nobody can guess: each has its owner's random id and the moment of its making. Only the one
 * a person wears now answers; one that was replaced, or whose owner is gone, does not.
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
