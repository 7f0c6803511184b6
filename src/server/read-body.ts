import type { Context } from 'hono'
import { Problem } from '#domain/problem.ts'

const arrivesInSeconds = 15

/**
 * The text of a request, limited in size and time: slow senders are cut off, however many there are. Uploads have
 * their own rules.
 */
export async function readBody(context: Context, maxBytes: number, inSeconds = arrivesInSeconds): Promise<string> {
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  const reader = context.req.raw.body?.getReader()
  if (!reader) return ''
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Problem('too_slow', 'The request took too long to arrive.')),
    inSeconds * 1000,
  )
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return Buffer.concat(chunks).toString()
      size += value.byteLength
      if (size > maxBytes) throw tooLarge()
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

const tooLarge = () => new Problem('too_large', 'The request is too large.')
