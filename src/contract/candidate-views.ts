import * as z from 'zod/mini'
import { candidateView } from '#domain/candidates/view.ts'
import { endpoint, nothing } from './endpoint.ts'

const views = z.strictObject({ views: z.array(candidateView) })

export const listCandidateViews = endpoint({
  method: 'GET',
  path: '/api/candidate-views',
  access: 'admin',
  summary: 'Your saved views of the candidates, by name',
  input: nothing,
  output: views,
})

export const saveCandidateView = endpoint({
  method: 'PUT',
  path: '/api/candidate-views',
  access: 'admin',
  summary: 'Save a view of the candidates; one of the same name is replaced',
  input: candidateView,
  output: views,
})

export const removeCandidateView = endpoint({
  method: 'DELETE',
  path: '/api/candidate-views',
  access: 'admin',
  summary: 'Remove one of your saved views',
  input: z.strictObject({ name: candidateView.shape.name }),
  output: views,
})
