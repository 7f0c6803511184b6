import type { ProfileData } from '#domain/profiles/profile.ts'
import { squash } from '../parse/words.ts'

/** A word that was read from a picture, and how sure that is, from 0 to 1. */
export type UnsureWord = { text: string; confidence: number }

/** How sure a text is: as its least sure word, which counts as often as it was read best. */
export function surenessOf(words: UnsureWord[]): (text: string) => number {
  const unsure = new Map<string, number>()
  for (const { text, confidence } of words)
    for (const part of partsOf(text)) unsure.set(part, Math.max(confidence, unsure.get(part) ?? 0))
  return (text) => Math.min(1, ...partsOf(text).map((part) => unsure.get(part) ?? 1))
}

/** Calls back for every field that holds a word which was never read with certainty. */
export function doubtUnsure(
  profile: ProfileData,
  words: UnsureWord[],
  doubt: (path: string, confidence: number) => void,
) {
  if (words.length === 0) return
  const sureness = surenessOf(words)
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      const confidence = sureness(value)
      if (confidence < 1) doubt(path, confidence)
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, path ? `${path}.${key}` : key)
  }
  visit(profile, '')
}

const partsOf = (text: string): string[] =>
  text
    .split(/[\s,;:()/|]+/)
    .map(squash)
    .filter((part) => part !== '')
