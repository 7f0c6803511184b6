/** A small generator (mulberry32): the same seed gives the same choices on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T
  return {
    whole,
    pick,
    between: (from: number, to: number) => from + next() * (to - from),
    isLikely: (chance: number) => next() < chance,
    /** `count` different ones in the order drawn. */
    some<T>(list: readonly T[], count: number): T[] {
      const rest = [...list]
      return Array.from(
        { length: Math.min(count, list.length) },
        () => rest.splice(whole(0, rest.length - 1), 1)[0] as T,
      )
    },
    /** Fills `[4-7]` with a number of that range and `[tool]` with the word given for it. */
    fill: (text: string, values: Record<string, string> = {}) =>
      text.replace(/\[(?:(\d+)-(\d+)|(\w+))\]/g, (token, from, to, name) =>
        name ? (values[name] ?? token) : String(whole(Number(from), Number(to))),
      ),
  }
}

export type Random = ReturnType<typeof createRandom>
