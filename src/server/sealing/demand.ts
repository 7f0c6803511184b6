/** What makes a seal invalid, in words for whoever checks a file. */
export class BrokenSeal extends Error {}

export function demand(isRight: boolean, reason: string): asserts isRight {
  if (!isRight) throw new BrokenSeal(reason)
}
