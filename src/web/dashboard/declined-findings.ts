/** A name is the account's, too: it changes only if its owner says so. */
export const declinedAtFirst: ReadonlySet<string> = new Set(['personal_info.full_name'])

export const acceptedPaths = (findings: { path: string }[], declined: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(findings.map(({ path }) => path).filter((path) => !declined.has(path)))

export function toggled(declined: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const next = new Set(declined)
  if (!next.delete(path)) next.add(path)
  return next
}
