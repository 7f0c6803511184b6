import type { Case } from './set.ts'

export type Span = { from: number; to: number }

/** Held when four fifths of its letters and digits are gone: the rest reaches nobody. */
const heldShare = 0.8

export function isHeld({ before, secret }: Pick<Case, 'before' | 'secret'>, spans: readonly Span[]): boolean {
  let [seen, gone] = [0, 0]
  for (const { index, 0: character } of secret.matchAll(/./gsu)) {
    if (!/[\p{L}\p{N}]/u.test(character)) continue
    seen++
    const at = before.length + index
    if (spans.some(({ from, to }) => from <= at && at < to)) gone++
  }
  return gone >= seen * heldShare
}

export const textOf = ({ before, secret, after }: Case) => before + secret + after
