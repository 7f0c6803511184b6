import { sensitiveKindsIn } from './find.ts'
import { type SensitiveKind, sensitiveKinds } from './kinds.ts'

export type SensitiveField = { path: string; kinds: SensitiveKind[] }

/** Where in a structure such numbers are, by the path of each text: `work_experience.0.description`. */
export function sensitiveFieldsIn(value: unknown, path: string[] = []): SensitiveField[] {
  if (typeof value === 'string') {
    const kinds = sensitiveKindsIn(value)
    return kinds.length > 0 ? [{ path: path.join('.'), kinds }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => sensitiveFieldsIn(part, [...path, key]))
}

/** All kinds of some fields, each once. */
export const kindsOf = (fields: readonly SensitiveField[]): SensitiveKind[] =>
  sensitiveKinds.filter((kind) => fields.some(({ kinds }) => kinds.includes(kind)))
