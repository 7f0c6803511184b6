import type { Context } from 'hono'

/** One cookie's value as it was sent. Ours are never quoted or encoded, and a table of all cookies costs ten times as much. */
export function readCookie(context: Context, name: string): string | undefined {
  const start = `${name}=`
  const sent = context.req.header('cookie')?.split(';')
  return sent
    ?.map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}
