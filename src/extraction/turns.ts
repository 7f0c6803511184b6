type Queue = { running: number; waiting: (() => void)[] }

export type TurnLimits = { atOnce: number; waiting: number; seconds: number }

/** Takes a turn and returns how to release it; undefined if there was none in time, or the caller has left. */
export type TakeTurn = (network: string, signal: AbortSignal) => Promise<(() => void) | undefined>

/** A few at once per network. Further ones wait a little; nobody waits for another network. */
export function createTurns({ atOnce, waiting, seconds }: TurnLimits): TakeTurn {
  const queues = new Map<string, Queue>()

  function giveBack(network: string, queue: Queue) {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.running--
    if (queue.running === 0) queues.delete(network)
  }

  return async (network, signal) => {
    const queue = queues.get(network) ?? { running: 0, waiting: [] }
    queues.set(network, queue)
    if (queue.running < atOnce) queue.running++
    else if (queue.waiting.length >= waiting || !(await isCalled(queue, seconds, signal))) return undefined
    let isGivenBack = false
    return () => {
      if (!isGivenBack) giveBack(network, queue)
      isGivenBack = true
    }
  }
}

function isCalled({ waiting }: Queue, seconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (called: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(called)
    }
    const go = () => end(true)
    const giveUp = () => {
      waiting.splice(waiting.indexOf(go), 1)
      end(false)
    }
    const timer = setTimeout(giveUp, seconds * 1000)
    waiting.push(go)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp)
  })
}
