import type { PlainText } from './plain-text.ts'

const sign = '(?:[([]\\s?(?:at|dot)\\s?[)\\]]|[.@]?\\S)'
const blank = '(?: {1,3}|\\n)'
/** Three single signs or more with blanks between them. */
const apart = new RegExp(`(?<!\\S)${sign}(?:${blank}${sign}){2,}(?:${blank}(?<=/ )\\S{3,20})?(?![^\\s.,;:!?])`, 'gu')
/** Two letters, which count where a longer row shows how the text is to be read. */
const pair = /(?<!\S)\p{L} \p{L}(?!\S)/gu
/** The break of a line before a sign of a name or an address, and after a line that ends in one. */
const brokenLine = /(?<=\S)\s*\n\s*(?=[.@_/]\s*[\p{L}\p{N}])|(?<=(?:^|\s)[.@/]|[@_]|live:)[ \t]*\n\s*(?=[\p{L}\p{N}])/gu

const splitNames = new Set(
  'whatsapp telegram instagram facebook linkedin messenger discord snapchat twitter wechat viber skype protonmail outlook hotmail'.split(
    ' ',
  ),
)

/** The blank in a name that is written as two words: `inst agram`. */
const gapsInNames = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])(?<head>\p{L}{1,9})(?=[ -](?<tail>\p{L}{1,9})(?![\p{L}\p{N}]))/gu)]
    .filter(({ groups }) => splitNames.has(`${groups?.head}${groups?.tail}`.toLowerCase()))
    .map(({ index, 0: head }) => index + head.length)

/** The text with letters and lines together that are written apart, if there are any: `c a r m e n @ …`, `S k y p e`. */
export function lettersTogether({ text, from, to }: PlainText): PlainText | undefined {
  const rows = [...text.matchAll(apart)].filter(([row]) => /\p{L}\s\p{L}|\p{L}\s\S\s\p{L}/u.test(row))
  const pairs = rows.length > 0 ? text.matchAll(pair) : []
  const dropped = new Set<number>()
  for (const { index, 0: row } of [...rows, ...pairs])
    for (let at = index; at < index + row.length; at++) if (/\s/.test(text[at] as string)) dropped.add(at)
  for (const { index, 0: gap } of text.matchAll(brokenLine))
    for (let at = index; at < index + gap.length; at++) dropped.add(at)
  for (const at of gapsInNames(text)) dropped.add(at)
  if (dropped.size === 0) return
  const kept = [...from.keys()].filter((at) => !dropped.has(at))
  return {
    text: kept.map((at) => text[at]).join(''),
    from: kept.map((at) => from[at] as number),
    to: kept.map((at) => to[at] as number),
  }
}
