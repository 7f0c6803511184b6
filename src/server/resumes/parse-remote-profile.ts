import { type ProfileData, profileData } from '#domain/profiles/profile.ts'

/** A profile from another service: unknown fields are dropped, invalid ones rejected. */
export function parseRemoteProfile(data: unknown): ProfileData | undefined {
  const copy: unknown = structuredClone(data)
  const first = profileData.safeParse(copy)
  if (first.success) return first.data
  for (const issue of first.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const holder = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], copy)
    for (const key of issue.keys) delete (holder as Record<string, unknown>)[key]
  }
  return profileData.safeParse(copy).data
}
