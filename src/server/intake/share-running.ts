type OnStage<Stage> = (stage: Stage) => void
type Work<Stage, Output> = (tell: OnStage<Stage>) => Promise<Output>

/** Requests for the same work while it is running get its stages, from the first on, and its result. */
export function shareRunning<Stage, Output>() {
  const running = new Map<string, { reached: Stage[]; listeners: Set<OnStage<Stage>>; ended: Promise<Output> }>()

  return async (id: string, tell: OnStage<Stage>, work: Work<Stage, Output>): Promise<Output> => {
    const known = running.get(id)
    if (known) {
      known.reached.forEach(tell)
      known.listeners.add(tell)
      return known.ended
    }
    const reached: Stage[] = []
    const listeners = new Set([tell])
    const ended = work((stage) => {
      reached.push(stage)
      for (const listener of listeners) listener(stage)
    })
    running.set(id, { reached, listeners, ended })
    return ended.finally(() => running.delete(id))
  }
}
