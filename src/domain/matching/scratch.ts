type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array

/**
 * Memory for a moment's work over everyone, kept for the next time. If megabytes came and went with every request, the garbage
 * collector would go through the whole pool at every tenth, and whoever asks then would wait for it.
 */
export function createScratch() {
  const kept = new Map<string, Column>()
  /** `length` zeros that are the caller's until the same use is asked for again. */
  return <One extends Column>(use: string, Kind: new (length: number) => One, length: number): One => {
    const known = kept.get(use)
    const whole = known instanceof Kind && known.length >= length ? known : new Kind(length)
    kept.set(use, whole)
    return whole.subarray(0, length).fill(0) as One
  }
}

export type Scratch = ReturnType<typeof createScratch>
