import type { ProfileData } from '#domain/profiles/profile.ts'

/** Of the values that are there, how many were found; of those that were found, how many are there. */
export type Score = { right: number; wanted: number; found: number }

const squash = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** Every value of a profile under the name of its field, whatever its place in a list. */
function valuesOf(value: unknown, field: string): string[] {
  if (typeof value === 'string') return [`${field}=${squash(value)}`]
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => valuesOf(part, field === 'skills' ? field : `${field}.${key}`))
}

export function scoreOf(truth: ProfileData, read: ProfileData): Score {
  const left = new Map<string, number>()
  const count = (profile: ProfileData) => Object.entries(profile).flatMap(([field, value]) => valuesOf(value, field))
  const wanted = count(truth)
  for (const value of wanted) left.set(value, (left.get(value) ?? 0) + 1)
  const found = count(read)
  let right = 0
  for (const value of found) {
    const more = left.get(value) ?? 0
    if (more > 0) right++
    left.set(value, more - 1)
  }
  return { right, wanted: wanted.length, found: found.length }
}

export const f1 = (scores: Score[]): number => {
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0)
  return (2 * sum('right')) / (sum('wanted') + sum('found'))
}
