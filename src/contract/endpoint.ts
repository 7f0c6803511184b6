import * as z from 'zod/mini'
import type { Role } from '#domain/accounts/role.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import type { Actor, LifeCycle, MoveOf, StartOf } from '#domain/life-cycle.ts'

/** Who may call an endpoint. Everyone else is refused before its handler runs. */
export type Access = 'anyone' | 'signed-in' | Role | readonly Role[]

/** Some starts and moves of a life cycle, as one actor makes them. */
export type Steps = { lifeCycle: LifeCycle; by: Actor; names: readonly string[] }

// @__NO_SIDE_EFFECTS__
export const steps = <L extends LifeCycle>(lifeCycle: L, by: Actor, ...names: (StartOf<L> | MoveOf<L>)[]): Steps => ({
  lifeCycle,
  by,
  names,
})

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What crosses the wire, for both sides. Input is one strict object: path parameters (`:id`) and, for GET and
 * DELETE, the query; for the others, the JSON body, or with `upload` the texts of a multipart one. Every path begins
 * with /api.
 */
export type Endpoint<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  method: Method
  path: `/api/${string}`
  access: Access
  /** Which roles at their firm let buyers call it. Without this, buyers without a firm may, too. */
  firmRoles?: readonly FirmRole[]
  summary: string
  /** Which moves of a life cycle it makes; the API reference lists them. */
  makes?: readonly Steps[]
  /** Part of setting up a second factor, so an admin who still needs one may call it. */
  isForSetUp?: true
  /** Only reads although it is not a GET. Every other admin request is recorded. */
  changesNothing?: true
  input: I
  /** The limit of the JSON body, where the usual one is too small. */
  bodyLimitBytes?: number
  /** The one file, in the part of this name; `textBytes` where the texts beside it are longer than those of a form. */
  upload?: { field: string; type: string; maxBytes: number; tooLarge: string; textBytes?: number }
  /** Long work reports its stages: the response is a line of JSON for each, and one for the result. */
  stages?: readonly [string, ...string[]]
  output: O
}

// Lets the bundler drop endpoints that a page doesn't call.
// @__NO_SIDE_EFFECTS__
export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> => definition

export type StagedEndpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  S extends string = string,
> = Endpoint<I, O> & { stages: readonly [S, ...S[]] }

export const stagedEndpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType, S extends string>(
  definition: StagedEndpoint<I, O, S>,
): StagedEndpoint<I, O, S> => definition

export type StageOf<E extends StagedEndpoint> = E['stages'][number]
export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** The id of the person for whom a page was rendered. The server refuses a call if someone else is signed in by then. */
export const callerHeader = 'glide-caller'

export const nothing = z.strictObject({})

/** The format of every error. */
export const problemBody = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    fields: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
    requestId: z.string(),
  }),
})
export type ProblemBody = z.output<typeof problemBody>

/** A line of a staged response: a stage that was reached; finally the output or the error. */
export const stagedLine = <E extends StagedEndpoint>({ stages, output }: E) =>
  z.union([z.strictObject({ stage: z.enum(stages) }), z.strictObject({ done: output as E['output'] }), problemBody])
