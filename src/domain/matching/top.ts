/** Keeps the best few of many, without sorting the rest. `isBetter(a, b)` orders any two. */
export function createTop(limit: number, isBetter: (a: number, b: number) => boolean) {
  // A heap with the worst of the kept ones on top.
  const heap: number[] = []
  const swap = (a: number, b: number) => {
    const one = heap[a] as number
    heap[a] = heap[b] as number
    heap[b] = one
  }
  const isWorse = (a: number, b: number) => isBetter(heap[b] as number, heap[a] as number)
  const sink = () => {
    for (let at = 0; ; ) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && isWorse(child, worst)) worst = child
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  return {
    add(one: number): void {
      if (limit === 0) return
      if (heap.length < limit) {
        heap.push(one)
        for (let at = heap.length - 1; at > 0; ) {
          const parent = (at - 1) >> 1
          if (!isWorse(at, parent)) return
          swap(at, parent)
          at = parent
        }
      } else if (isBetter(one, heap[0] as number)) {
        heap[0] = one
        sink()
      }
    },
    /** The one that a better one takes the place of; undefined while there is room. */
    worst: (): number | undefined => (heap.length === limit ? heap[0] : undefined),
    /** Best first. */
    sorted: (): number[] => [...heap].sort((a, b) => (isBetter(a, b) ? -1 : 1)),
  }
}
