/** An entry as it was hashed, letter by letter, and its hash over the hash before it. */
export type ChainedEntry = { entry: string; hash: string }

/** What stands before the first entry. */
export const chainStart = '0'.repeat(64)

/** The text whose hash an entry gets. */
export const linkText = (previousHash: string, entry: string): string => `${previousHash}\n${entry}`

/** Chains new entries to what there is. */
export function chain(
  before: readonly ChainedEntry[],
  entries: readonly string[],
  sha256: (text: string) => string,
): ChainedEntry[] {
  const added: ChainedEntry[] = []
  for (const entry of entries) {
    const previous = added.at(-1) ?? before.at(-1)
    added.push({ entry, hash: sha256(linkText(previous?.hash ?? chainStart, entry)) })
  }
  return added
}

/** The number, from one, of the first entry that doesn't follow from those before it. */
export function brokenEntry(entries: readonly ChainedEntry[], sha256: (text: string) => string): number | undefined {
  const right = chain(
    [],
    entries.map(({ entry }) => entry),
    sha256,
  )
  const index = entries.findIndex(({ hash }, at) => hash !== right[at]?.hash)
  return index < 0 ? undefined : index + 1
}
