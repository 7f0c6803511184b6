import { readIntroCallHours as endpoint } from '#contract/scheduling.ts'
import { hoursQuery } from '#db/scheduling.ts'
import { introCallHours } from '#domain/scheduling/hours.ts'
import { read } from '../serve.ts'

export const readIntroCallHours = read(endpoint, hoursQuery, ([hours]) => introCallHours.parse(hours))
