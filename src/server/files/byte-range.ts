import type { ByteRange } from './store.ts'

/**
 * One range of a Range header. Undefined means "send it all": several ranges, or an unknown format, may be ignored (RFC 9110, 14.2).
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (first && last && Number(last) < Number(first)) return undefined
  const start = first ? Number(first) : Math.max(0, sizeBytes - Number(last))
  const end = first && last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1
  return start > end ? 'unsatisfiable' : { start, end }
}
