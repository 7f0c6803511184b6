import { readCapacity as endpoint } from '#contract/capacity.ts'
import { ownCapacityQuery } from '#db/capacity.ts'
import { queryRoute } from '../serve.ts'
import { presentCapacity } from './present-capacity.ts'

export const readCapacity = queryRoute(endpoint, ownCapacityQuery, ([row]) => presentCapacity(row))
