import type { Caller, ExtractionPool } from '#extraction/pool.ts'

const longerThanAnyTest = 600

/** Whoever waits some seconds for a file waits for as long as it takes: on a busy machine that is longer. */
export function patientPool(pool: ExtractionPool): ExtractionPool {
  const patient = (caller?: Caller) => (caller?.seconds ? { ...caller, seconds: longerThanAnyTest } : caller)
  return {
    ...pool,
    read: (bytes, caller) => pool.read(bytes, patient(caller)),
    readBrief: (bytes, caller) => pool.readBrief(bytes, patient(caller)),
  }
}
