import type { ProfileData } from '#domain/profiles/profile.ts'
import { leftOf, type Row } from '../layout/row.ts'
import lexicons from '../lexicon/languages.json' with { type: 'json' }
import { joinLines } from './paragraphs.ts'
import { lexicon, plain } from './words.ts'

type Spoken = ProfileData['languages_spoken'][number]
const known = lexicon(lexicons.languages)
export const isKnownLanguage = (text: string): boolean => known.has(plain(text))
const levels = lexicon(lexicons.levels)

/** `English (C1)`, `English - Fluent`, `English` and `Fluent` side by side, or a plain list. */
export function languagesOf(given: Row[]): Spoken[] {
  const rows = byColumns(given)
  const text = joinLines(
    rows
      .map((row) => row.cells.map((cell) => cell.text).join(' \u2063 '))
      .map((line) => (/^\p{Ll}[\p{Ll}\s]*$/u.test(line) ? line : `\u2022${line}`)),
  )
  // A level in brackets may go on in the next line.
  const whole = text.replace(/\(([^()]*)\)/g, (group) => group.replaceAll('\u2022', ''))
  const spoken: Spoken[] = []
  const parts = whole.split('\u2022').flatMap((line) => {
    const [label = '', native = null] = motherTongue.exec(line) ?? []
    return (
      line
        .slice(label.length)
        .replace(/\.\s*$/, '')
        // `Spanish: Native English: Advanced`
        .replace(/(?<=:\s\p{L}+)\s+(?=(\p{Lu}\p{L}+):\s)/gu, (gap, _, at, text) =>
          isKnownLanguage(/^\p{L}+/u.exec(text.slice(at + gap.length))?.[0] ?? '') ? ' ; ' : gap,
        )
        .split(/[,;|•·◆◇♦●∙⋄\u2063](?![^(]*\))|\s\/\s|(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/u)
        .flatMap(splitAnd)
        .map((part) => ({ part, native }))
    )
  })
  for (const { part, native } of parts) {
    if (/^\s*levels?:/i.test(part)) continue
    const piece = part.replace(levelLabel, '')
    const [, language = '', proficiency] = /^\s*([\p{L} ]+?)\s*(?:\(([^)]*)\)|(?:[-–—:]\s*|\s+)(.+?))?\s*$/u.exec(piece)
      ? split(piece)
      : []
    const last = spoken.at(-1)
    const isNamed =
      known.has(plain(language)) ||
      (proficiency !== undefined && isLevel(proficiency) && !isLevel(language) && /^\s*\p{Lu}/u.test(language))
    if (isNamed) spoken.push({ language: language.trim(), proficiency: proficiency?.trim() || native })
    else if (last && last.proficiency === null && isLevel(piece)) last.proficiency = piece.trim()
    else if (last?.proficiency && levels.has(plain(`${last.proficiency} ${piece}`)))
      last.proficiency += ` ${piece.trim()}`
  }
  return spoken
}

/** `Hindi and Telugu`, but not `Spoken and Written`. */
function splitAnd(part: string): string[] {
  const [, level = ''] = /^\s*(.+? (?:in|of) )\p{Lu}/u.exec(part) ?? []
  const pieces = part.split(/\s+(?:and|&|y|e|et|und)\s+/).map((piece, at) => (at > 0 ? level + piece : piece))
  return pieces.slice(1).every((piece) => known.has(plain(split(piece)[1]))) ? pieces : [part]
}

/** Where languages stand side by side, each column is read for itself. */
function byColumns(rows: Row[]): Row[] {
  const isGrid = rows.some(({ cells }) => cells.length > 1 && cells.every(({ text }) => known.has(plain(text))))
  if (!isGrid) return rows
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...row, cells: [cell] })))
  return cells.toSorted(
    (a, b) => Math.round(leftOf(a) / 20) - Math.round(leftOf(b) / 20) || a.page - b.page || a.y - b.y,
  )
}

function split(piece: string): [string, string, string?] {
  // `Native: English`
  const turned = /^\s*(.+?)\s*:\s*(\p{L}+)\s*$/u.exec(piece)
  if (turned?.[1] && turned[2] && isLevel(turned[1]) && known.has(plain(turned[2])))
    return [piece, turned[2], turned[1]]
  // `Fluent in English`, `native speaker of Filipino`, `Conversational Spanish`
  const said = /^\s*(.+?)\s+(?:(?:(?:speaker|knowledge|command)\s+)?(?:in|of)\s+)?(\p{L}+)\s*$/iu.exec(piece)
  if (said?.[1] && said[2] && isLevel(said[1]) && known.has(plain(said[2]))) return [piece, said[2], said[1]]
  const bracketed =
    /^\s*([\p{L} ]+?)\s*\(([^)]*)\)?\s*$/u.exec(piece) ?? /^\s*([\p{L} ]+?)\s*[-–—:]\s*(.+)$/u.exec(piece)
  if (bracketed?.[1]) return [piece, bracketed[1], bracketed[2]]
  const words = piece.trim().split(' ')
  const isPair = words.length > 1 && known.has(plain(words[0] ?? '')) && !known.has(plain(piece))
  return isPair ? [piece, words[0] ?? '', words.slice(1).join(' ')] : [piece, piece]
}

export const isLevel = (text: string): boolean =>
  levels.has(plain(text)) || levels.has(plain(text.replace(/\([^)]*\)/g, ''))) || /^\s*[ABC][12]\b/.test(text)

/** `Mother tongue(s): Dutch, Frisian` */
const motherTongue = /^\s*(mother tongue|native language|first language)(?:\(s\)|s)?\s*:\s*/i

/** `Fluency: Native` */
const levelLabel = /^\s*(?:fluency|proficiency|level)\s*:\s*/i

/** A line of nothing but languages, as some put beside their phone number. */
export function languageLine(rows: Row[]): Row[] {
  return rows.flatMap((row) =>
    row.cells
      .filter(({ text }) => text.split(/,\s*/).every((part) => known.has(plain(part))))
      .map((cell) => ({ ...row, cells: [cell] })),
  )
}
