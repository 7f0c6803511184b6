import { join } from 'node:path'
import type { Context } from 'hono'
import type { Compilable } from 'kysely'
import * as z from 'zod/mini'
import type { Access, Endpoint, OutputOf, ParsedInputOf, StagedEndpoint, StageOf } from '#contract/endpoint.ts'
import { hasRecorded } from '#db/record.ts'
import type { Principal, Tx } from '#db/session.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { forbidden, notSignedIn, Problem } from '#domain/problem.ts'
import { limitAttempts } from './accounts/limit-attempts.ts'
import { type SessionCookie, sessionCookie } from './accounts/session-cookie.ts'
import { parseInput, readInput } from './read-input.ts'
import { readMultipart, type Upload } from './read-multipart.ts'
import { readApplicant, setApplicant } from './scheduling/applicant-cookie.ts'
import type { Services } from './services.ts'
import { tellStages, type Work } from './tell-stages.ts'

/** What an act knows of the request it serves. */
export type Call = {
  services: Services
  /** The caller's network address, by the connection or by a trusted proxy. */
  network: string
  userAgent: string
  cookie: SessionCookie
  /** Who applied from this browser, remembered for a day. */
  applicant: { read: () => string | undefined; set: (candidateId: string) => void }
}

export type Route = {
  endpoint: Endpoint
  run: (input: unknown, call: Call, upload?: Upload) => Promise<unknown>
}

/** An act that opens its own doors: for callers who may be nobody yet. */
export const open = <E extends Endpoint>(
  endpoint: E,
  act: (input: ParsedInputOf<E>, call: Call) => Promise<OutputOf<E>>,
): Route => ({ endpoint, run: (input, call) => act(input as ParsedInputOf<E>, call) })

/**
 * An act of several stages, with a file. What may refuse it outright comes first, with a status of its own; then the
 * answer begins, and the rest is work that tells its stages.
 */
export const staged = <E extends StagedEndpoint>(
  endpoint: E,
  begin: (
    input: ParsedInputOf<E>,
    upload: Upload,
    call: Call,
  ) => Promise<(tell: (stage: StageOf<E>) => void) => Promise<OutputOf<E>>>,
): Route => ({
  endpoint,
  run: (input, call, upload) => begin(input as ParsedInputOf<E>, upload as Upload, call),
})

/**
 * An act of a signed-in person with a file. Whoever may not call it is refused before a byte is taken in; the act opens its
 * own doors, so that no transaction waits for work on the file.
 */
export const receive = <E extends Endpoint>(
  endpoint: E,
  perform: (input: ParsedInputOf<E>, upload: Upload, me: Principal, call: Call) => Promise<OutputOf<E>>,
): Route => ({
  endpoint,
  run: async (input, call, upload) =>
    perform(input as ParsedInputOf<E>, upload as Upload, await admit(endpoint, call), call),
})

/** The same without a file: an act that waits for something outside the database, which no transaction should. */
export const actOutside = <E extends Endpoint>(
  endpoint: E,
  perform: (input: ParsedInputOf<E>, me: Principal, call: Call) => Promise<OutputOf<E>>,
): Route => ({
  endpoint,
  run: async (input, call) => perform(input as ParsedInputOf<E>, await admit(endpoint, call), call),
})

/** An act without its route, for those who bring a transaction of their own. */
export type Act<E extends Endpoint> = { endpoint: E; perform: Perform<E> }

export type Perform<E extends Endpoint> = (
  tx: Tx,
  input: ParsedInputOf<E>,
  me: Principal,
  call: Call,
) => Promise<OutputOf<E>>

/**
 * An act of a signed-in person: one transaction under their row-level security. Nothing stays of one that is refused, but for
 * what is noted of it when somebody else was faster.
 */
export const act = <E extends Endpoint>(
  endpoint: E,
  perform: Perform<E>,
  noteOvertaken?: (tx: Tx, input: ParsedInputOf<E>) => Promise<unknown>,
): Route & Act<E> => ({
  endpoint,
  perform,
  run: async (input, call) => {
    const asPerson = <T>(work: (tx: Tx, me: Principal) => Promise<T>) =>
      call.services.doors.asUser(personOf(call, endpoint), work)
    try {
      return await asPerson(async (tx, me) => {
        if (!isAllowed(endpoint.access, me)) throw forbidden()
        const output = await perform(tx, input as ParsedInputOf<E>, me, call)
        if (mustRecord(endpoint) && !hasRecorded(tx)) throw new Error(`Nothing was recorded of ${endpoint.path}.`)
        return output
      })
    } catch (error) {
      if (noteOvertaken && isOvertaken(error)) await asPerson((tx) => noteOvertaken(tx, input as ParsedInputOf<E>))
      throw error
    }
  },
})

/** Refused because it is no longer as it was expected; a conflict about a field is another matter. */
export const isOvertaken = (error: unknown) =>
  error instanceof Problem && error.code === 'conflict' && error.field === undefined

/** An act of admins that left no record is undone. */
export const mustRecord = ({ access, method, changesNothing }: Endpoint) =>
  access === 'admin' && method !== 'GET' && !changesNothing

/** A read of one query: session, query and commit travel together, and the right to ask is checked before answering. */
export const read = <E extends Endpoint, Row>(
  endpoint: E,
  build: (input: ParsedInputOf<E>) => Compilable<Row>,
  present: (rows: Row[], input: ParsedInputOf<E>, me: Principal) => OutputOf<E>,
): Route => ({
  endpoint,
  run: async (input, call) => {
    const { me, rows } = await call.services.doors.read(personOf(call, endpoint), build(input as ParsedInputOf<E>))
    if (!me) throw notSignedIn()
    if (!rows || !isAllowed(endpoint.access, me)) throw forbidden()
    return present(rows, input as ParsedInputOf<E>, me)
  },
})

const admit = (endpoint: Endpoint, call: Call): Promise<Principal> =>
  call.services.doors.asUser(personOf(call, endpoint), async (_, me) => {
    if (!isAllowed(endpoint.access, me)) throw forbidden()
    return me
  })

function personOf(call: Call, { isForSetUp }: Endpoint) {
  const tokenHash = call.cookie.tokenHash()
  if (!tokenHash) throw notSignedIn()
  return { tokenHash, isSettingUp: isForSetUp }
}

function isAllowed(access: Access, me: Principal): boolean {
  if (access === 'anyone' || access === 'signed-in') return true
  return typeof access === 'string' ? access === me.role : access.includes(me.role)
}

/** The life of one request: parse, act, check the answer. Problems go to the app's error handler. */
export const serve = (route: Route, services: Services, networkOf: (context: Context) => string) => {
  const { endpoint } = route
  const checkOutput = outputCheck(endpoint)
  return async (context: Context): Promise<Response> => {
    const call = {
      services,
      network: networkOf(context),
      userAgent: context.req.header('user-agent')?.slice(0, 512) ?? '',
      cookie: sessionCookie(context, services.env),
      applicant: {
        read: () => readApplicant(context, services.env, services.secrets),
        set: (id: string) => setApplicant(context, services.env, services.secrets, id),
      },
    }
    if (endpoint.upload) return serveUpload(route, call, context, checkOutput)
    const output = await route.run(await readInput(endpoint, context), call)
    return context.json(checkOutput(output))
  }
}

/** The same with a file, which is closed when everything is over. */
async function serveUpload(
  route: Route,
  call: Call,
  context: Context,
  checkOutput: (output: unknown) => object,
): Promise<Response> {
  const { services, network } = call
  const endpoint = route.endpoint as Endpoint & { upload: NonNullable<Endpoint['upload']> }
  if (endpoint.access !== 'anyone') await admit(endpoint, call)
  await limitAttempts([{ limit: attemptLimits.uploadPerNetwork, of: network }], services)
  const folder = join(services.env.dataDir, 'uploads')
  const { texts, upload } = await readMultipart(context, { ...endpoint.upload, folder })
  try {
    const input = parseInput(endpoint, { ...texts, ...context.req.param() })
    const output = await route.run(input, call, upload)
    if (isStaged(endpoint)) {
      const work = output as Work
      return tellStages(context, services, endpoint, (tell) => work(tell).then(checkOutput).finally(upload.close))
    }
    await upload.close()
    return context.json(checkOutput(output))
  } catch (error) {
    await upload.close()
    throw error
  }
}

const isStaged = (endpoint: Endpoint): endpoint is StagedEndpoint => endpoint.stages !== undefined

/** Answers are long lists at times: compiled, checking one takes a sixth of the time. */
function outputCheck(endpoint: Endpoint): (output: unknown) => object {
  const answer = z.compile(endpoint.output)
  return (output) => {
    const checked = answer.safeParse(output)
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
