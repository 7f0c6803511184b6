import { saveProfile as endpoint } from '#contract/profiles.ts'
import { hasProfile, updateProfile } from '#db/profiles.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { experienceYears } from '#domain/profiles/summary.ts'
import { transactionRoute } from '../serve.ts'
import { presentProfile } from './present-profile.ts'

export const saveProfile = transactionRoute(endpoint, async (tx, { expectedVersion, ...edited }) => {
  const years = experienceYears(edited.profile, new Date().toISOString())
  const saved = await updateProfile(tx, expectedVersion, { ...edited, experienceYears: years })
  if (saved) return presentProfile(saved)
  throw (await hasProfile(tx))
    ? new Problem('conflict', profileMessages.changedMeanwhile)
    : notFound(profileMessages.none)
})
