import type { Endpoint, InputOf, OutputOf, ProblemBody } from '#contract/endpoint.ts'
import type { Env } from '../env.ts'

export type Answer<O> = {
  status: number
  headers: Headers
  body: O
  error: ProblemBody['error'] | undefined
  stages?: string[]
}

/** The app itself, or something that reaches it. */
type App = { request(path: string, init: RequestInit): Response | Promise<Response> }

/** Keeps cookies and sends the site's origin, as a browser does; `headers` lets a test forge them. */
export function createBrowser(app: App, env: Pick<Env, 'appUrl'>, network: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const response = await app.request(path, {
      ...init,
      headers: {
        origin: env.appUrl,
        'x-test-network': network,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      if (/max-age=0/i.test(header)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer<OutputOf<E>>> {
    const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>))
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest.get(name))
      rest.delete(name)
      return encodeURIComponent(value)
    })
    if (endpoint.upload) return upload(endpoint, path, rest, headers)
    const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]))
    const response = await send(isInQuery && query.size ? `${path}?${query}` : path, {
      method: endpoint.method,
      headers: isInQuery ? headers : { 'content-type': 'application/json', ...headers },
      ...(isInQuery ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
    })
    const body = (await response.json()) as OutputOf<E> & Partial<ProblemBody>
    return { status: response.status, headers: response.headers, body, error: body.error }
  }

  /** Sends texts and files as a form does, and reads the lines of a staged answer: `stages` are those that were reached. */
  async function upload<E extends Endpoint>(
    { method, stages: told }: E,
    path: string,
    parts: Map<string, unknown>,
    headers: Record<string, string>,
  ) {
    type O = OutputOf<E>
    const form = new FormData()
    for (const [key, part] of parts) form.set(key, part instanceof File ? part : String(part))
    const response = await send(path, { method, headers, body: form })
    if (!told) {
      const body = (await response.json()) as O & Partial<ProblemBody>
      return { status: response.status, headers: response.headers, body, error: body.error }
    }
    const lines = (await response.text()).split('\n').filter(Boolean)
    const answers = lines.map((line) => JSON.parse(line) as { stage?: string; done?: O } & Partial<ProblemBody>)
    const stages = answers.flatMap(({ stage }) => stage ?? [])
    const last = answers.at(-1)
    return { status: response.status, headers: response.headers, body: last?.done as O, error: last?.error, stages }
  }

  return { call, send, cookies, network }
}

export type Browser = ReturnType<typeof createBrowser>
