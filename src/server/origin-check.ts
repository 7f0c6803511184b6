import { createMiddleware } from 'hono/factory'
import { Problem } from '#domain/problem.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Every write must come from a page of this site: a foreign, opaque or missing origin is refused before anything else. Other
 * services send no origin, and may call what is open to them.
 */
export const originCheck = (origins: string[], openToServices: string[]) =>
  createMiddleware(async (context, next) => {
    const { method } = context.req
    if (!reading.includes(method) && !writing.includes(method))
      throw new Problem('method_not_allowed', 'This method is not supported.')
    const origin = context.req.header('origin')
    const isFromHere = origins.includes(origin ?? '')
    const isService = origin === undefined && openToServices.includes(context.req.path)
    if (writing.includes(method) && !isFromHere && !isService)
      throw new Problem('foreign_origin', 'This request did not come from Glide.')
    await next()
  })
