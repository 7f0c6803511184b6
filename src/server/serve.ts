import { join } from 'node:path'
import type { Context } from 'hono'
import type { Compilable } from 'kysely'
import * as z from 'zod/mini'
import type { Endpoint, OutputOf, ParsedInputOf, StagedEndpoint, StageOf } from '#contract/endpoint.ts'
import { hasRecorded } from '#db/record.ts'
import type { Principal, Tx } from '#db/session.ts'
import { attemptLimits, uploadTurnsMessage } from '#domain/accounts/limits.ts'
import { firmRoleMessages } from '#domain/firms/role.ts'
import { once } from '#domain/once.ts'
import { forbidden, notSignedIn, Problem } from '#domain/problem.ts'
import { refusals } from '#extraction/outcome.ts'
import { type DeviceCookie, deviceCookie } from './accounts/device-cookie.ts'
import { limitAttempts } from './accounts/limit-attempts.ts'
import { type RegistrationCookie, registrationCookie } from './accounts/registration-cookie.ts'
import { type SessionCookie, sessionCookie } from './accounts/session-cookie.ts'
import { buildOnce } from './build-once.ts'
import { type FlowCookie, flowCookie } from './openid/flow-cookie.ts'
import { parseInput, readInput } from './read-input.ts'
import { readMultipart, type Upload } from './read-multipart.ts'
import type { Services } from './services.ts'
import { streamStages, type Work } from './stream-stages.ts'

/** What a handler knows about the request it serves. */
export type RequestContext = {
  services: Services
  /** The caller's network address, by the connection or by a trusted proxy. */
  network: string
  /** Aborted when the caller leaves before the answer. */
  signal: AbortSignal
  userAgent: string
  cookie: SessionCookie
  registration: RegistrationCookie
  device: DeviceCookie
  flow: FlowCookie
}

export type Route = {
  endpoint: Endpoint
  run: (input: unknown, request: RequestContext, upload?: Upload) => Promise<unknown>
}

/**
 * The handler identifies the caller and opens its own transactions: for callers who may be anonymous, and for handlers that
 * run as the system.
 */
export const selfGuardedRoute = <E extends Endpoint>(
  endpoint: E,
  perform: (input: ParsedInputOf<E>, request: RequestContext) => Promise<OutputOf<E>>,
): Route => ({ endpoint, run: (input, request) => perform(input as ParsedInputOf<E>, request) })

/**
 * An upload whose answer streams the stages of the work. `begin` may still refuse it with a status of its own; after that
 * the answer starts, and the work it returned reports each stage.
 */
export const streamRoute = <E extends StagedEndpoint>(
  endpoint: E,
  begin: (
    input: ParsedInputOf<E>,
    upload: Upload,
    request: RequestContext,
  ) => Promise<(tell: (stage: StageOf<E>) => void) => Promise<OutputOf<E>>>,
): Route => ({
  endpoint,
  run: (input, request, upload) => begin(input as ParsedInputOf<E>, upload as Upload, request),
})

/**
 * A signed-in person's request with a file. Callers without access are refused before a byte is read. The handler opens its
 * own transactions, so that none stays open while the file is processed.
 */
export const uploadRoute = <E extends Endpoint>(
  endpoint: E,
  perform: (input: ParsedInputOf<E>, upload: Upload, me: Principal, request: RequestContext) => Promise<OutputOf<E>>,
): Route => ({
  endpoint,
  run: async (input, request, upload) =>
    perform(input as ParsedInputOf<E>, upload as Upload, await authorize(endpoint, request), request),
})

/** The same without a file: the handler waits for something outside the database, which no transaction should. */
export const externalRoute = <E extends Endpoint>(
  endpoint: E,
  performExternal: ExternalRoute<E>['performExternal'],
): Route & ExternalRoute<E> => ({
  endpoint,
  performExternal,
  run: async (input, request) =>
    performExternal(input as ParsedInputOf<E>, await authorize(endpoint, request), request),
})

/** The handler without its route, for callers that know the person. */
export type ExternalRoute<E extends Endpoint> = {
  endpoint: E
  performExternal: (input: ParsedInputOf<E>, me: Principal, request: RequestContext) => Promise<OutputOf<E>>
}

/** The same for callers that bring their own transaction. */
export type TransactionRoute<E extends Endpoint> = { endpoint: E; perform: TransactionHandler<E> }

export type TransactionHandler<E extends Endpoint> = (
  tx: Tx,
  input: ParsedInputOf<E>,
  me: Principal,
  request: RequestContext,
) => Promise<OutputOf<E>>

/**
 * A signed-in person's request: one transaction under their row-level security. A refused request leaves nothing behind,
 * except what `onStaleUpdate` records when someone else was faster.
 */
export const transactionRoute = <E extends Endpoint>(
  endpoint: E,
  perform: TransactionHandler<E>,
  onStaleUpdate?: (tx: Tx, input: ParsedInputOf<E>) => Promise<unknown>,
): Route & TransactionRoute<E> => ({
  endpoint,
  perform,
  run: async (input, request) => {
    const asPerson = <T>(work: (tx: Tx, me: Principal) => Promise<T>) =>
      request.services.db.asUser(callerOf(request, endpoint), work)
    try {
      return await asPerson(async (tx, me) => {
        requireAccess(endpoint, me)
        const output = await perform(tx, input as ParsedInputOf<E>, me, request)
        if (mustRecord(endpoint) && !hasRecorded(tx)) throw new Error(`Nothing was recorded of ${endpoint.path}.`)
        return output
      })
    } catch (error) {
      if (onStaleUpdate && isStaleUpdate(error)) await asPerson((tx) => onStaleUpdate(tx, input as ParsedInputOf<E>))
      throw error
    }
  },
})

/** Refused because the row has changed since the caller read it. A conflict about a single field doesn't count. */
export const isStaleUpdate = (error: unknown) =>
  error instanceof Problem && error.code === 'conflict' && error.field === undefined

/** An admin's change that left no record is rolled back. */
export const mustRecord = ({ access, method, changesNothing }: Endpoint) =>
  access === 'admin' && method !== 'GET' && !changesNothing

/** A single query: session, query and commit share one round trip, and access is checked before answering. */
export const queryRoute = <E extends Endpoint, Row>(
  endpoint: E,
  build: (input: ParsedInputOf<E>) => Compilable<Row>,
  present: (rows: Row[], input: ParsedInputOf<E>, me: Principal) => OutputOf<E>,
): Route => {
  const queryFor = buildOnce(build)
  return {
    endpoint,
    run: async (input, request) => {
      const asked = input as ParsedInputOf<E>
      const { me, rows } = await request.services.db.read(callerOf(request, endpoint), queryFor(asked))
      if (!me) throw notSignedIn()
      requireAccess(endpoint, me)
      if (!rows) throw forbidden()
      return present(rows, asked, me)
    },
  }
}

const authorize = (endpoint: Endpoint, request: RequestContext): Promise<Principal> =>
  request.services.db.asUser(callerOf(request, endpoint), async (_, me) => {
    requireAccess(endpoint, me)
    return me
  })

function callerOf(request: RequestContext, { isForSetUp }: Endpoint) {
  const person = request.cookie.person()
  if (!person) throw notSignedIn()
  return { ...person, isSettingUp: isForSetUp }
}

/** The account's role, and of a buyer the role at their firm. */
export function requireAccess({ access, firmRoles }: Endpoint, { role, firmRole }: Principal): void {
  const isAllowed =
    access === 'anyone' ||
    access === 'signed-in' ||
    (typeof access === 'string' ? access === role : access.includes(role))
  if (!isAllowed) throw forbidden()
  if (!firmRoles || role !== 'buyer') return
  if (!firmRole) throw new Problem('forbidden', firmRoleMessages.noFirm)
  if (!firmRoles.includes(firmRole)) throw new Problem('forbidden', firmRoleMessages.notAllowed)
}

/** Most handlers ask for little about their request: each part is made when it is asked for. */
class ServedRequest implements RequestContext {
  readonly services: Services
  readonly #context: Context
  readonly #networkOf: (context: Context) => string

  constructor(context: Context, services: Services, networkOf: (context: Context) => string) {
    this.services = services
    this.#context = context
    this.#networkOf = networkOf
  }
  get network() {
    return this.#networkOf(this.#context)
  }
  get signal() {
    return this.#context.req.raw.signal
  }
  get userAgent() {
    return this.#context.req.header('user-agent')?.slice(0, 512) ?? ''
  }
  get cookie() {
    return sessionCookie(this.#context, this.services.env)
  }
  get registration() {
    return registrationCookie(this.#context, this.services.env, this.services.secrets)
  }
  get device() {
    return deviceCookie(this.#context, this.services.env, this.services.secrets)
  }
  get flow() {
    return flowCookie(this.#context, this.services.env)
  }
}

/** Serves one request: parse, handle, check the output. Problems go to the app's error handler. */
export const serve = (route: Route, services: Services, networkOf: (context: Context) => string) => {
  const { endpoint } = route
  const checkOutput = outputCheck(endpoint)
  return async (context: Context): Promise<Response> => {
    const request = new ServedRequest(context, services, networkOf)
    if (endpoint.upload) return serveUpload(route, request, context, checkOutput)
    const output = await route.run(await readInput(endpoint, context), request)
    return context.json(checkOutput(output))
  }
}

/** The same with a file, which is closed at the end in every case. */
async function serveUpload(
  route: Route,
  request: RequestContext,
  context: Context,
  checkOutput: (output: unknown) => object,
): Promise<Response> {
  const { services, network, signal } = request
  const endpoint = route.endpoint as Endpoint & { upload: NonNullable<Endpoint['upload']> }
  if (endpoint.access !== 'anyone') await authorize(endpoint, request)
  // Known without the database, which others need.
  else if (services.extraction.isPaused(network)) throw new Problem('rate_limited', refusals.paused.message)
  await limitAttempts([{ limit: attemptLimits.uploadPerNetwork, of: network }], services)
  const giveBack = await services.takeUploadTurn(network, signal)
  if (!giveBack) throw new Problem('rate_limited', uploadTurnsMessage, { retryAfterSeconds: 60 })
  const folder = join(services.env.dataDir, 'uploads')
  const { texts, upload } = await readMultipart(context, { ...endpoint.upload, folder }).catch((error) => {
    giveBack()
    throw error
  })
  const end = () => {
    giveBack()
    return upload.close()
  }
  try {
    const input = parseInput(endpoint, { ...texts, ...context.req.param() })
    const output = await route.run(input, request, upload)
    if (isStaged(endpoint)) {
      const work = output as Work
      return streamStages(context, services, endpoint, (tell) => work(tell).then(checkOutput).finally(end))
    }
    await end()
    return context.json(checkOutput(output))
  } catch (error) {
    await end()
    throw error
  }
}

const isStaged = (endpoint: Endpoint): endpoint is StagedEndpoint => endpoint.stages !== undefined

/** Some answers are long lists: a compiled check takes a sixth of the time. Compiling all of them would take a third of the start. */
function outputCheck(endpoint: Endpoint): (output: unknown) => object {
  const answer = once(() => z.compile(endpoint.output))
  return (output) => {
    const checked = answer().safeParse(output)
    if (!checked.success) throw new WrongOutput(endpoint, checked.error)
    return checked.data as object
  }
}

/** Says which fields of an answer were wrong, never what was in them. */
class WrongOutput extends Error {
  override name = 'WrongOutput'
  readonly code: string
  constructor(endpoint: Endpoint, error: z.core.$ZodError) {
    super('An answer did not fit its contract.')
    this.code = `${endpoint.method} ${endpoint.path}: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`
  }
}
