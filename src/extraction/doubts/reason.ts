import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Page } from './page.ts'
import type { Kind } from './second-opinion.ts'

export type Lists = Pick<
  ProfileData,
  | 'work_experience'
  | 'education'
  | 'certifications'
  | 'languages_spoken'
  | 'awards'
  | 'volunteer_experience'
  | 'projects'
>
export type EntryOf<L extends keyof Lists> = Lists[L][number]

/** The entries around an entry. */
export type Around<T> = { all: T[]; before: T | undefined; page: Page }

/** A reason to doubt a field, and how often a field with this reason was right in measured documents. */
export type Reason<T> = [
  field: keyof T & string,
  confidence: number,
  isDoubtful: (entry: T, around: Around<T>) => boolean,
]

/**
 * `kinds` of things that a field may hold. `names` identify an entry: if one is missing or certainly wrong, the fields in
 * `follow` are doubted, too.
 */
export type Doubts<T> = {
  kinds: { [K in keyof T & string]?: [Kind, ...Kind[]] }
  names: (keyof T & string)[]
  follow: (keyof T & string)[]
  reasons: Reason<T>[]
  /** Reasons to doubt an empty field. */
  gaps: Reason<T>[]
}
