import { once } from '../once.ts'
import { type ContactKind, contactKinds, findContactData } from './find.ts'

/** What stands in a message in place of contact data. */
export const heldLabels: Record<ContactKind, string> = {
  phone: 'Phone number held',
  email: 'Email address held',
  site: 'Link held',
  handle: 'Account name held',
}

export type HeldText = { text: string; kinds: ContactKind[] }

/** A message without the ways to reach its writer outside of it, and which kinds there were. */
export function holdContactData(text: string): HeldText {
  const spans = findContactData(text)
  const parts = spans.map(
    ({ kind, from }, index) => `${text.slice(spans[index - 1]?.to ?? 0, from)}[${heldLabels[kind]}]`,
  )
  return {
    text: parts.join('') + text.slice(spans.at(-1)?.to ?? 0),
    kinds: contactKinds.filter((kind) => spans.some((span) => span.kind === kind)),
  }
}

export type TextPart = { text: string; isHeld: boolean }

const placeholder = new RegExp(`\\[(${Object.values(heldLabels).join('|')})\\]`)

/** The parts of a held text, so that a page can show which ones were replaced. */
export const partsOf = (held: string): TextPart[] =>
  held
    .split(placeholder)
    .map((text, index) => ({ text, isHeld: index % 2 === 1 }))
    .filter(({ text }) => text !== '')

const names: Record<ContactKind, string> = {
  phone: 'phone number',
  email: 'email address',
  site: 'link',
  handle: 'account name',
}
const list = once(() => new Intl.ListFormat('en-US'))

/** To the writer, before it is sent. */
export const holdingMessage = (kinds: readonly ContactKind[]) =>
  `Your ${list().format(kinds.map((kind) => names[kind]))} will be held until the application is accepted. The rest is sent as written.`

/** Once under a message with held parts. */
export const heldReason =
  'We hold phone numbers and addresses until the application is accepted. After that, you’ll both see them here.'
