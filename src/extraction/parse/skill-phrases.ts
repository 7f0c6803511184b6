import lexicons from '../lexicon/skills.json' with { type: 'json' }
import { lexicon, plain } from './words.ts'

const levels = lexicon(lexicons.levels)
const openings = lexicon(lexicons.openings)

export const isSkillLevel = (text: string): boolean => levels.has(plain(text))

/** Dots, stars, percents and years behind a skill, which say how well or how long it is known. */
const rating = /\s*(?:[●○◉◯★☆■□▪▫⬤]{2,}|\s\d{1,3}\s?%|\s\d{1,2}\s?\/\s?(?:5|10)|\(\d{1,2}\+?\s*(?:years?|yrs?)\.?\))$/u

/** `Excel (Expert)`, `Excel – Expert`, `Excel ●●●○`. A level alone is no skill. */
export function withoutLevel(item: string): string {
  if (item.length > 120) return item
  const bare = item.replace(rating, '')
  const [, name, level] =
    /^(.+?)\s*(?:\(([^()]+)\)|\s[–—-]\s(.+))$/u.exec(bare)?.filter((part) => part !== undefined) ?? []
  if (name && level && isSkillLevel(level)) return name
  return isSkillLevel(bare) ? '' : bare
}

/** `Well versed with Xero, Excel and SQL.` is a list. */
export function openSentence(lines: string[]): string[] {
  const text = lines.join(' ')
  const sentences =
    text.length > 2000 ? [] : text.split(/(?<=\p{L}{2})\.\s+(?=\p{Lu}\p{Ll}+\s(?:\p{Ll}+\s)?(?:in|with|of|on|at)\b)/u)
  if (sentences.length > 1) return [sentences.map((one) => openSentence([one]).join(', ')).join(', ')]
  const words = text.split(' ')
  const length = [4, 3, 2].find((count) => openings.has(plain(words.slice(0, count).join(' '))))
  if (!length || text.length > 2000) return lines
  return [
    words
      .slice(length)
      .join(' ')
      .replace(/,?\s+and\s+(?=[^,]*$)/, ', '),
  ]
}
