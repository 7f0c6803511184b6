import { listOpeningSoftware as endpoint } from '#contract/openings.ts'
import { openingSoftwareQuery } from '#db/openings.ts'
import { systemsOf } from '#domain/trade/software.ts'
import { queryRoute } from '../serve.ts'

const offeredLimit = 100

export const listOpeningSoftware = queryRoute(endpoint, openingSoftwareQuery, (wanted) => ({
  software: systemsOf(wanted.map(({ name }) => name)).slice(0, offeredLimit),
}))
