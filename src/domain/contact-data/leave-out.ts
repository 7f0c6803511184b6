import { findContactData } from './find.ts'
import { usualForms } from './usual-forms.ts'

/** A text without any way to reach someone, in usual forms and in disguise, for what may be handed on. */
export function leaveOutContactData(text: string): string {
  const spans = findContactData(text)
  const parts = spans.map(({ from }, index) => `${text.slice(spans[index - 1]?.to ?? 0, from)}…`)
  const rest = parts.join('') + text.slice(spans.at(-1)?.to ?? 0)
  return usualForms.reduce((shown, pattern) => shown.replace(pattern, '…'), rest)
}
