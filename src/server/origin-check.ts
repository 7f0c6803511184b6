import { createMiddleware } from 'hono/factory'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']
const writing = ['POST', 'PUT', 'PATCH', 'DELETE']

/** What anyone may link to: these read no data. */
const reference = ['/api/docs', '/api/docs.css', '/api/openapi.json']

const foreign = () => new Problem('foreign_origin', `This request did not come from ${brand.name}.`)

/**
 * Every write must come from a page of this site: a foreign, opaque or missing origin is refused before anything else. Other
 * services send no origin, and may call what is open to them. Reads of data count against limits, and exports are recorded,
 * so a browser that reads for another site is refused, too, and so is HEAD, which no page of ours sends.
 */
export const originCheck = (origins: string[], openToServices: string[]) =>
  createMiddleware((context, next) => {
    const { method, path } = context.req
    const isData = path.startsWith('/api/') && !reference.includes(path)
    if ((!reading.includes(method) && !writing.includes(method)) || (isData && method === 'HEAD'))
      throw new Problem('method_not_allowed', 'This method is not supported.')
    const site = context.req.header('sec-fetch-site')
    if (isData && (site === 'cross-site' || site === 'same-site')) throw foreign()
    const origin = context.req.header('origin')
    const isFromHere = origins.includes(origin ?? '')
    const isService = origin === undefined && openToServices.includes(path)
    if (writing.includes(method) && !isFromHere && !isService) throw foreign()
    return next()
  })
