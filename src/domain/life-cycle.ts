import { Problem } from './problem.ts'

/** Who makes a move: an admin, the owner of the project, the talent, the guest of a call, or the product itself. */
export type Actor = 'admin' | 'owner' | 'talent' | 'guest' | 'system'

/** Whom an email tells of a move: those who make moves, and whoever runs Glide. */
type Reader = Exclude<Actor, 'system'> | 'operator'

type Step<Subject extends string, To extends string> = {
  readonly to: To
  readonly by: readonly Actor[]
  /** Its name as an event. */
  readonly event: `${Subject}.${string}`
  /** Who is notified, and by which kind of email. */
  readonly notify?: Readonly<Partial<Record<Reader, string>>>
}

type Move<Subject extends string, Status extends string> = Step<Subject, Status | 'same' | 'deleted'> & {
  readonly from: readonly Status[]
}

type Refused<Status extends string> = { move: string; seen: Status; now: Status }

export type LifeCycle<Subject extends string = string, Status extends string = string> = {
  readonly subject: Subject
  readonly statuses: readonly Status[]
  /** How one is created. */
  readonly starts: Readonly<Record<string, Step<Subject, Status>>>
  readonly moves: Readonly<Record<string, Move<Subject, Status>>>
  /** The message for an impossible move: the status may have changed since they saw it. */
  refusal?(wanted: Refused<Status>): string
}

/**
 * A life cycle is data, read from top to bottom. Handlers, buttons, emails, the database and the
 * API reference follow it.
 */
// @__NO_SIDE_EFFECTS__
export const defineLifeCycle = <
  const Subject extends string,
  const Statuses extends readonly string[],
  const Starts extends Record<string, Step<Subject, Statuses[number]>>,
  const Moves extends Record<string, Move<Subject, Statuses[number]>>,
>(lifeCycle: {
  subject: Subject
  statuses: Statuses
  starts: Starts
  moves: Moves
  refusal?: (wanted: Refused<Statuses[number]>) => string
}) => lifeCycle

export type StatusOf<L extends LifeCycle> = L['statuses'][number]
export type MoveOf<L extends LifeCycle> = Extract<keyof L['moves'], string>

export type StartOf<L extends LifeCycle> = Extract<keyof L['starts'], string>

/** The moves that this actor may make, from one status or another. */
type MoveBy<L extends LifeCycle, A extends Actor> = {
  [M in MoveOf<L>]: A extends L['moves'][M]['by'][number] ? M : never
}[MoveOf<L>]

/** The moves that notify this recipient. */
type MoveNotifying<L extends LifeCycle, R extends Reader> = {
  [M in MoveOf<L>]: L['moves'][M] extends { notify: Record<R, string> } ? M : never
}[MoveOf<L>]

/** The kinds of email that moves send to this recipient. */
export type EmailTo<L extends LifeCycle, R extends Reader> = {
  [M in MoveOf<L>]: L['moves'][M] extends { notify: Record<R, infer Kind> } ? Kind : never
}[MoveOf<L>]

export type StatusAfter<L extends LifeCycle, M extends MoveOf<L>> =
  | Exclude<L['moves'][M]['to'], 'same'>
  | ('same' extends L['moves'][M]['to'] ? StatusOf<L> : never)

const movesOf = <L extends LifeCycle>(lifeCycle: L) => Object.keys(lifeCycle.moves) as MoveOf<L>[]

export const movesBy = <L extends LifeCycle, A extends Actor>(lifeCycle: L, actor: A) =>
  movesOf(lifeCycle).filter((move) => lifeCycle.moves[move]?.by.includes(actor)) as MoveBy<L, A>[]

export const movesNotifying = <L extends LifeCycle, R extends Reader>(lifeCycle: L, reader: R) =>
  movesOf(lifeCycle).filter((move) => lifeCycle.moves[move]?.notify?.[reader]) as MoveNotifying<L, R>[]

/** The kind of email a move sends to this recipient; undefined if none. */
export const emailAfter = <L extends LifeCycle, R extends Reader>(lifeCycle: L, move: MoveOf<L>, reader: R) =>
  lifeCycle.moves[move]?.notify?.[reader] as EmailTo<L, R> | undefined

/** What this actor may do next. The server enforces it; pages show buttons accordingly. */
export const movesFrom = <L extends LifeCycle, A extends Actor>(lifeCycle: L, status: StatusOf<L>, actor: A) =>
  movesBy(lifeCycle, actor).filter((move) => lifeCycle.moves[move]?.from.includes(status))

/** The statuses from which this actor may move to another one. */
export const statusesBefore = <L extends LifeCycle>(lifeCycle: L, to: StatusOf<L>, actor: Actor) =>
  Object.values(lifeCycle.moves)
    .filter((move) => move.to === to && move.by.includes(actor))
    .flatMap(({ from }) => from) as StatusOf<L>[]

/** Where a move leads; undefined where this actor may not make it. */
export function statusAfter<L extends LifeCycle, M extends MoveOf<L>>(
  lifeCycle: L,
  { move, from, by }: { move: M; from: StatusOf<L>; by: Actor },
): StatusAfter<L, M> | undefined {
  const { to, ...rules } = lifeCycle.moves[move] as L['moves'][M]
  if (!rules.from.includes(from) || !rules.by.includes(by)) return undefined
  return (to === 'same' ? from : to) as StatusAfter<L, M>
}

export const refusal = <L extends LifeCycle>(lifeCycle: L, wanted: Refused<StatusOf<L>>) =>
  new Problem('conflict', lifeCycle.refusal?.(wanted) ?? `This is no longer possible. The status is now ${wanted.now}.`)
