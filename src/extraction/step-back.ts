import type { ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'

/**
 * People waiting for a page come first: next to a busy server a child that someone waits for gets half its share, and one that
 * takes seconds or works for a program a quarter. A lower priority would starve them on a machine that is busy with something else.
 */
const steps = { soon: 3, later: 6 }
const last = 19

export type Priority = keyof typeof steps

export function stepBack({ pid }: ChildProcess, priority: Priority): void {
  if (pid) setPriority(pid, Math.min(last, getPriority() + steps[priority]))
}
