import { readProfile as endpoint } from '#contract/profiles.ts'
import { ownProfileQuery } from '#db/profiles.ts'
import { notFound } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { queryRoute } from '../serve.ts'
import { presentProfile } from './present-profile.ts'

export const readProfile = queryRoute(endpoint, ownProfileQuery, ([row]) => {
  if (!row) throw notFound(profileMessages.none)
  return presentProfile(row)
})
