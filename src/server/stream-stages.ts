import type { Context } from 'hono'
import type { StagedEndpoint } from '#contract/endpoint.ts'
import { describeError, failureBehind } from './log.ts'
import { bodyOf, problemOf } from './refusal.ts'
import type { Services } from './services.ts'

/** Work that runs after the response has started; it reports its stages. */
export type Work = (tell: (stage: string) => void) => Promise<unknown>

/** Responds line by line while the work runs. A caller who hangs up misses the rest of the response; the work continues. */
export function streamStages(
  context: Context,
  { log }: Pick<Services, 'log'>,
  endpoint: StagedEndpoint,
  work: (tell: (stage: string) => void) => Promise<unknown>,
): Response {
  const requestId: string = context.get('requestId')
  const encoder = new TextEncoder()
  const startedAt = performance.now()
  const reachedAt: Record<string, number> = {}
  let isHeard = true

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (line: object) => {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      const tell = (stage: string) => {
        reachedAt[stage] = Math.round(performance.now() - startedAt)
        write({ stage })
      }
      work(tell)
        .then((output) => write({ done: output }))
        .catch((error: unknown) => {
          const failure = failureBehind(error)
          if (failure) log.error({ requestId, error: describeError(failure) }, 'work failed')
          write(bodyOf(problemOf(error), requestId))
        })
        .finally(() => {
          const milliseconds = Math.round(performance.now() - startedAt)
          log.info({ requestId, route: endpoint.path, reachedAt, milliseconds }, 'work ended')
          if (isHeard) controller.close()
        })
    },
    cancel: () => {
      isHeard = false
    },
  })
  // Proxies that buffer the response would make its stages useless.
  return context.body(body, 200, { 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' })
}
