import { Hono } from 'hono'
import { findOwnFirm } from '#db/nudges.ts'
import { notSignedIn, Problem } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import type { Services } from '../services.ts'

const beatSeconds = 20
/** Then the page connects again, and its session is looked at again. */
const streamMinutes = 15

/** Server-sent events: which conversations of the signed-in person have changed. */
export const newsRoutes = (services: Services) =>
  new Hono().get('/api/news', async (context) => {
    const person = sessionCookie(context, services.env).person()
    if (!person) throw notSignedIn()
    const listener = await services.db.asUser(person, async (tx, { userId, role }) => ({
      userId,
      firmId: await findOwnFirm(tx),
      isOperator: role === 'admin',
    }))
    if (!services.news.hasRoomFor(listener.userId))
      throw new Problem('unavailable', 'Too many pages are open. Yours asks from time to time instead.')

    const encoder = new TextEncoder()
    let leave = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text))
        const end = () => {
          leave()
          controller.close()
        }
        const stop = services.news.listen({
          ...listener,
          tell: (threadId) => write(`event: thread\ndata: ${JSON.stringify({ threadId })}\n\n`),
          end,
        })
        const beats = setInterval(() => write('event: beat\ndata: {}\n\n'), beatSeconds * 1000)
        const lifetime = setTimeout(end, streamMinutes * 60_000)
        leave = () => {
          stop()
          clearInterval(beats)
          clearTimeout(lifetime)
        }
        write('retry: 3000\nevent: beat\ndata: {}\n\n')
      },
      cancel: () => leave(),
    })
    // Proxies that buffer or compress the response would hold back what is new.
    return context.body(body, 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
  })
