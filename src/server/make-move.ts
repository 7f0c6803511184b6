import {
  type Actor,
  type LifeCycle,
  type MoveOf,
  refusal,
  type StatusAfter,
  type StatusOf,
  statusAfter,
} from '#domain/life-cycle.ts'
import { notFound } from '#domain/problem.ts'

type Change<L extends LifeCycle, M extends MoveOf<L>, Row> = {
  /** Updates the status if it is still the one the move starts from. */
  update: (to: StatusAfter<L, M>) => Promise<Row | undefined>
  read: () => Promise<{ status: StatusOf<L> } | undefined>
}

/** Makes a move from the status the actor saw. Of two concurrent moves, the second is told what the first one did. */
export async function makeMove<L extends LifeCycle, M extends MoveOf<L>, Row>(
  lifeCycle: L,
  { move, from, by }: { move: M; from: StatusOf<L>; by: Actor },
  { update, read }: Change<L, M, Row>,
): Promise<Row> {
  const to = statusAfter(lifeCycle, { move, from, by })
  const moved = to && (await update(to))
  if (moved) return moved
  const current = await read()
  if (!current) throw notFound(`${lifeCycle.subject.replace(/^./, (first) => first.toUpperCase())} Not Found`)
  throw refusal(lifeCycle, { move, seen: from, now: current.status })
}
