import { createCostlyNetworks } from './costly-networks.ts'

/** It took long, which may be the machine's fault, or it used up what a reader has. */
export type Cost = 'late' | 'exhausting'

type Limits = {
  /** How much of one network may run at once. */
  perNetwork: number
  /** How much of all networks that sent costly files lately may run at once. */
  costlyAtOnce?: number
}

/**
 * A queue in which networks take turns, with a limit of running work per network. Those that sent costly files lately pause for a
 * while; then they come after all others, and leave them a place.
 */
export function createFairQueue<Task extends { caller: { network: string } }>({
  perNetwork,
  costlyAtOnce = Number.POSITIVE_INFINITY,
}: Limits) {
  // In order of turns: a served network goes to the end.
  const waiting = new Map<string, Task[]>()
  const running = new Map<string, number>()
  const costly = createCostlyNetworks()

  const countCostly = () =>
    running.entries().reduce((sum, [network, count]) => sum + (costly.has(network) ? count : 0), 0)

  function nextNetwork(): string | undefined {
    const free = [...waiting.keys()].filter((network) => (running.get(network) ?? 0) < perNetwork)
    const first = free.find((network) => !costly.has(network))
    return first ?? (countCostly() < costlyAtOnce ? free[0] : undefined)
  }

  return {
    size: (): number => waiting.values().reduce((sum, tasks) => sum + tasks.length, 0),

    isPaused: costly.isPaused,

    add(task: Task) {
      const tasks = waiting.get(task.caller.network)
      if (tasks) tasks.push(task)
      else waiting.set(task.caller.network, [task])
    },

    /** False when it is no longer waiting. */
    remove(task: Task): boolean {
      const tasks = waiting.get(task.caller.network) ?? []
      if (!tasks.includes(task)) return false
      tasks.splice(tasks.indexOf(task), 1)
      if (tasks.length === 0) waiting.delete(task.caller.network)
      return true
    },

    /** Takes the next one. It counts as running until it is reported as ended. */
    take(): Task | undefined {
      const network = nextNetwork()
      const [task, ...others] = (network !== undefined && waiting.get(network)) || []
      if (network === undefined || !task) return undefined
      running.set(network, (running.get(network) ?? 0) + 1)
      waiting.delete(network)
      if (others.length > 0) waiting.set(network, others)
      return task
    },

    ended({ caller: { network } }: Task, cost?: Cost) {
      const underWay = (running.get(network) ?? 0) - 1
      if (underWay > 0) running.set(network, underWay)
      else running.delete(network)
      if (cost) costly.add(network, cost === 'exhausting')
    },

    /** Removes one that may give way to work of this network: the newest of a network that sent costly files, if this one didn't. */
    giveWayTo(network: string): Task | undefined {
      if (costly.has(network)) return undefined
      const last = [...waiting.keys()].findLast((one) => costly.has(one))
      const task = last === undefined ? undefined : waiting.get(last)?.at(-1)
      if (task) this.remove(task)
      return task
    },

    /** Removes everything at once. */
    clear(): Task[] {
      const tasks = [...waiting.values()].flat()
      waiting.clear()
      return tasks
    },
  }
}
