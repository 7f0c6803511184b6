type Steps = {
  pages: number
  seen: ReadonlySet<number>
  hasViewed: boolean
  agrees: boolean
  name: string
  hasProof: boolean
}

/** What is still to be done before signing, as the button says it; undefined when nothing is. */
export function missingStep({ pages, seen, hasViewed, agrees, name, hasProof }: Steps): string | undefined {
  const unseen = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => !seen.has(page))
  if (!hasViewed && unseen.length > 0) return `Read ${listOf(unseen)}`
  if (!agrees) return 'Agree to Sign Electronically'
  if (name.trim().length < 2) return 'Type Your Name'
  if (!hasProof) return 'Confirm It’s You'
  return undefined
}

const listOf = (pages: number[]) => {
  if (pages.length === 1) return `Page ${pages[0]}`
  return `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`
}
