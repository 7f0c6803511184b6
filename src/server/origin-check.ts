import { createMiddleware } from 'hono/factory'
import { Problem } from '#domain/problem.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Every write must come from a page of this site: a foreign, opaque or missing origin is refused before anything else. */
export const originCheck = (origins: string[]) =>
  createMiddleware(async (context, next) => {
    const isFromHere = origins.includes(context.req.header('origin') ?? '')
    if (!reading.includes(context.req.method) && !isFromHere)
      throw new Problem('foreign_origin', 'This request does not come from Glide.')
    await next()
  })
