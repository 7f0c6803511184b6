import { listCandidateViews as endpoint } from '#contract/candidate-views.ts'
import { candidateViewsQuery } from '#db/candidate-views.ts'
import { queryRoute } from '../serve.ts'

export const listCandidateViews = queryRoute(endpoint, candidateViewsQuery, (views) => ({ views }))
