import { kindsOf, sensitiveFieldsIn } from '#domain/sensitive-numbers/fields.ts'
import { typedNumberMessage } from '#domain/sensitive-numbers/messages.ts'
import { Caution } from './caution.tsx'

/** Warns, while typing, that a text seems to contain a sensitive number. `texts` are by their labels. */
export function TypedNumbers({ texts }: { texts: Record<string, string | readonly string[]> }) {
  const fields = sensitiveFieldsIn(texts)
  const labels = Object.keys(texts).filter((label) =>
    fields.some(({ path }) => path === label || path.startsWith(`${label}.`)),
  )
  return <Caution>{fields.length > 0 && typedNumberMessage(labels, kindsOf(fields))}</Caution>
}
