import { useRef } from 'react'
import { addLines } from '#contract/hours.ts'
import type { WeekLine } from '#domain/hours/week.ts'
import { call } from '../api.ts'
import { newId } from '../new-id.ts'

type Written = { engagementId: string; lines: WeekLine[]; stopsTimer?: boolean; expectedStartedAt?: string }

/** Writes lines. The same again, after an answer that was lost, isn’t written twice. */
export function useAddLines() {
  const last = useRef<{ text: string; key: string }>(undefined)
  return async (written: Written) => {
    const text = JSON.stringify(written)
    if (last.current?.text !== text) last.current = { text, key: newId() }
    await call(addLines, { ...written, key: last.current.key })
    last.current = undefined
  }
}
