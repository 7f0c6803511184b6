import { software } from '../trade/software.ts'

/**
 * People choose their own names and titles, and anyone can enter someone else's address: in an email, what looks like a link
 * or a message of its own is replaced by words of ours.
 */

/** Without line breaks and text direction controls. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Z}\u200b\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** Products that are named like a site, such as Bill.com, as words of their own. */
const dotted = software.all
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .filter((name) => name.includes('.'))
  .map((name) => new RegExp(`(?<![\\p{L}\\p{N}.-])${RegExp.escape(name)}(?![\\p{L}\\p{N}./-])`, 'giu'))

const hasLink = (text: string) => {
  const plain = text.normalize('NFKC').replaceAll('\u3002', '.')
  const rest = dotted.reduce((left, name) => left.replace(name, ''), plain)
  return /[\\@]|\/\/|:\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|\.\p{L}{2,}\//u.test(rest)
}
const hasPhone = (text: string) => /(?:\d[\s().+-]*){7}/.test(text)

/** A person's name. Names have no slashes, colons or brackets. */
export function shownName(name: string, instead: string): string {
  const line = oneLine(name)
  const isPlain = line.length <= 60 && !/[/:<>]/.test(line) && !hasLink(line) && !hasPhone(line)
  return line && isPlain ? line : instead
}

/** A firm or a project's title, which may be longer: `AP/AR clean-up: 3 entities, 1099-NEC`. */
export function shownTitle(title: string, instead: string): string {
  const line = oneLine(title)
  return line && line.length <= 120 && !hasLink(line) && !hasPhone(line) ? line : instead
}

/** What someone wrote to someone else. */
export function shownText(text: string, instead: string): string {
  const line = oneLine(text)
  return line && !hasLink(line) && !hasPhone(line) ? line : instead
}
