import { type createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

export type ProviderPerson = { email?: string; email_verified?: boolean }
type Claims = Record<string, unknown>

type Options = {
  clientId: string
  clientSecret: string
  redirectUri: string
  port?: number
  /** Where claims are: in the ID token, as at Google, or only behind the userinfo endpoint. */
  tellsInIdToken?: boolean
  authenticatesBy?: 'client_secret_basic' | 'client_secret_post'
}

/** A real OpenID provider on this machine. Whoever is in `people` logs in there by entering their subject. */
export async function startProvider(options: Options) {
  const server = createServer().listen(options.port ?? 0, 'localhost')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const people = new Map<string, ProviderPerson>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }
  /** What a test sets to make the provider misbehave. */
  const faults: {
    mode: 'up' | 'failing' | 'silent'
    claims?: (claims: Claims) => Claims
    signer?: ReturnType<typeof createPrivateKey>
  } = { mode: 'up' }
  let requests = 0

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        token_endpoint_auth_method: options.authenticatesBy ?? 'client_secret_post',
      },
    ],
    clientAuthMethods: [options.authenticatesBy ?? 'client_secret_post'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !options.tellsInIdToken,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    interactions: { url: (_context, { uid }) => `/log-in/${uid}` },
    jwks: { keys: [key] },
    pkce: { required: () => true },
    // Said, so that the provider doesn't warn about its defaults.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: options.clientId, accountId: oidc.session?.accountId as string })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || !body?.id_token || !(faults.claims || faults.signer)) return
    const claims = claimsOf(body.id_token)
    context.body = { ...body, id_token: signed(faults.claims?.(claims) ?? claims, faults.signer ?? privateKey) }
  })

  /** The provider's own login page. */
  async function logInPage(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html')
      return response.end(
        `<!doctype html><title>Provider</title><h1>Provider</h1><form method="post">
         <label>Subject <input name="subject"></label><button>Continue</button><button name="cancel" value="1">Cancel</button></form>`,
      )
    }
    const form = new URLSearchParams(await text(request))
    const result = form.has('cancel')
      ? { error: 'access_denied', error_description: 'canceled' }
      : { login: { accountId: form.get('subject') ?? '', remember: false } }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  const answer = provider.callback()
  server.on('request', (request, response) => {
    requests++
    if (faults.mode === 'silent') return
    if (faults.mode === 'failing') return response.writeHead(503).end('Down.')
    return request.url?.startsWith('/log-in/') ? logInPage(request, response) : answer(request, response)
  })
  return {
    issuer,
    people,
    faults,
    requests: () => requests,
    close: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()) as Claims

function signed(claims: Claims, key: ReturnType<typeof createPrivateKey>): string {
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid: 'key' })}.${part(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`
}

/** What a browser does at the provider: logs in, or cancels, and is sent back. Returns the query that it brings back. */
export async function logInAt(url: string, who: { subject: string } | { cancel: '1' }): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { url: string; init: RequestInit } = { url, init: {} }
  const { origin } = new URL(url)
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next.url, { ...next.init, redirect: 'manual', headers: { cookie } })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    const target = new URL(location, next.url)
    if (target.origin !== origin) return target.search
    const isLogIn = target.pathname.startsWith('/log-in/')
    next = { url: target.href, init: isLogIn ? { method: 'POST', body: new URLSearchParams(who) } : {} }
  }
  throw new Error('The provider kept redirecting.')
}
