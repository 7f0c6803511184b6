import { readIntroCallHours as endpoint } from '#contract/scheduling.ts'
import { hoursQuery } from '#db/scheduling.ts'
import { introCallHours } from '#domain/scheduling/hours.ts'
import { queryRoute } from '../serve.ts'

export const readIntroCallHours = queryRoute(endpoint, hoursQuery, ([hours]) => introCallHours.parse(hours))
