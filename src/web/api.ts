import { callerHeader, type Endpoint, type InputOf, type OutputOf } from '#contract/endpoint.ts'
import { Problem, type ProblemCode, type ProblemField } from '#domain/problem.ts'

export const networkMessage = 'Network issue detected. Please check your connection and try again.'

/** Who the page shows as signed in. Once it is someone else, calls are refused, so nobody sees or changes another person's data. */
export const caller: { id?: string | undefined } = {}

export const callerHeaders = (): Record<string, string> => (caller.id ? { [callerHeader]: caller.id } : {})

/** Calls an endpoint of the contract. Refusals arrive as a Problem with the server's message. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: { signal?: AbortSignal } = {},
): Promise<OutputOf<E>> {
  const { path, rest } = addressOf(endpoint, input)
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = new URLSearchParams()
  if (isInQuery) for (const [key, value] of rest) if (value !== undefined) query.set(key, String(value))
  const response = await fetch(query.size ? `${path}?${query}` : path, {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { ...callerHeaders(), ...(isInQuery ? {} : { 'content-type': 'application/json' }) },
    body: isInQuery ? undefined : JSON.stringify(Object.fromEntries(rest)),
    signal: options.signal,
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw new Problem('unavailable', networkMessage)
  })
  const text = await response.text()
  const body = parseJson(text)
  // Each of our answers is an object; a network's login page comes with a success, too.
  if (response.ok && isObject(body)) return body as OutputOf<E>
  throw problemFrom(body, { status: response.status, text })
}

/** The path with its values in it, and what is left to send. */
export function addressOf<E extends Endpoint>({ path }: E, input: InputOf<E>) {
  const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

/** An answer that isn't the server's own, such as a proxy's. Most pages have a better message than what it says. */
export class ForeignAnswer extends Problem {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('internal', '')
    this.answer = answer
  }
}

type Answer = { status: number; text: string }
type Refusal = { code?: ProblemCode; message?: string; fields?: ProblemField[] }

const isObject = (body: unknown) => typeof body === 'object' && body !== null && !Array.isArray(body)

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function problemFrom(body: unknown, answer: Answer): Problem {
  const { code, message, fields = [] } = (body as { error?: Refusal } | null | undefined)?.error ?? {}
  const isOurs = typeof code === 'string' && typeof message === 'string'
  return isOurs ? new Problem(code, message, { fields }) : new ForeignAnswer(answer)
}
