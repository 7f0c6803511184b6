import type { ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

/**
 * Cores belong to people who wait for a page first: beside a busy server a child gets half its share. Many more steps back
 * would leave it almost nothing on a machine that is busy with something else.
 */
const steps = 3
const last = 19

export function stepBack({ pid }: ChildProcess): void {
  if (pid) setPriority(pid, Math.min(last, getPriority() + steps))
}
