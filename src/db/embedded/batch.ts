import type { Result, Statement } from '../driver.ts'

/** What goes to the engine together; `begin` and `end` are the bounds of a transaction. */
export type Batch = {
  begin?: true
  statements?: readonly Statement[]
  script?: string
  end?: 'commit' | 'rollback'
}

export type EngineError = { message: string; code?: string; severity?: string }

/** Number 0 says that the engine is open. */
export type Reply = { id: number; results: Result[] } | { id: number; error: EngineError }
