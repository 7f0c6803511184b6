type Listener = (event: { data: unknown }) => void
type Chunk = { fnArray?: unknown[]; argsArray?: unknown[] }

/** What PDF.js needs of a port. */
export type DirectPort = {
  postMessage: (message: { chunk?: Chunk }) => void
  addEventListener: (kind: string, listener: Listener, options?: { signal?: AbortSignal }) => void
}

/** The two halves of PDF.js talk through ports, and by default copy every word. In one process they can hand it over. */
export function directPorts(): [DirectPort, DirectPort] {
  const [ours, theirs]: [Set<Listener>, Set<Listener>] = [new Set(), new Set()]
  return [portOf(ours, theirs), portOf(theirs, ours)]
}

const portOf = (own: Set<Listener>, others: Set<Listener>): DirectPort => ({
  postMessage(message) {
    const data = { ...message, ...(message.chunk ? { chunk: kept(message.chunk) } : {}) }
    queueMicrotask(() => {
      for (const listener of others) listener({ data })
    })
  },
  addEventListener(_, listener, { signal } = {}) {
    own.add(listener)
    signal?.addEventListener('abort', () => own.delete(listener))
  },
})

/** A list of operators is emptied by its sender for the next ones. */
const kept = (chunk: Chunk): Chunk =>
  chunk.fnArray && chunk.argsArray ? { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } : chunk
