import type { ChildProcess } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import type { ChildKind } from './limits.ts'

/**
 * People waiting for a page come first: next to a busy server a child gets half its share, and one that reads pictures for
 * seconds a tenth. A lower priority would starve them on a machine that is busy with something else.
 */
const steps = { text: 3, ocr: 10 }
const last = 19

export function stepBack({ pid }: ChildProcess, kind: ChildKind): void {
  if (pid) setPriority(pid, Math.min(last, getPriority() + steps[kind]))
}
