/** A queue in which networks take turns, with a limit of running work per network. */
export function createFairQueue<Task extends { caller: { network: string } }>(perNetwork: number) {
  // In order of turns: a served network goes to the end.
  const waiting = new Map<string, Task[]>()
  const running = new Map<string, number>()

  return {
    size: (): number => waiting.values().reduce((sum, tasks) => sum + tasks.length, 0),

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
      for (const [network, [task, ...others]] of waiting) {
        const underWay = running.get(network) ?? 0
        if (!task || underWay >= perNetwork) continue
        running.set(network, underWay + 1)
        waiting.delete(network)
        if (others.length > 0) waiting.set(network, others)
        return task
      }
      return undefined
    },

    ended({ caller: { network } }: Task) {
      const underWay = (running.get(network) ?? 0) - 1
      if (underWay > 0) running.set(network, underWay)
      else running.delete(network)
    },

    /** Removes everything at once. */
    clear(): Task[] {
      const tasks = [...waiting.values()].flat()
      waiting.clear()
      return tasks
    },
  }
}
