import type { ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

/**
 * People waiting for a page come first: next to a busy server a child gets half its share. A lower priority
 * would starve it on a machine that is busy with something else.
 */
const steps = 3
const last = 19

export function stepBack({ pid }: ChildProcess): void {
  if (pid) setPriority(pid, Math.min(last, getPriority() + steps))
}
