/** A text in one form of each character, and where in the original each of its characters stood. */
export type PlainText = { text: string; from: readonly number[]; to: readonly number[] }

/** Letters of other scripts that look like ours. */
const lookAlikes = new Map(
  [...'аaеeоoрpсcхxуyіiѕsԁdһhјjкkмmтtвbнnαaοoρpιiνv'].flatMap((one, index, all) =>
    index % 2 === 0 ? [[one, all[index + 1] as string] as const] : [],
  ),
)
const chineseDigits = '零一二三四五六七八九'

/** NFKD undoes wide, bold, circled, raised and accented forms; the rest are digits of other scripts, look-alikes and invisible signs. */
export function plainTextOf(original: string): PlainText {
  const [from, to]: [number[], number[]] = [[], []]
  let text = ''
  for (const { index, 0: character } of original.matchAll(/./gsu)) {
    const plain = plainForm(character)
    text += plain
    from.push(...Array<number>(plain.length).fill(index))
    to.push(...Array<number>(plain.length).fill(index + character.length))
  }
  return { text, from, to }
}

function plainForm(character: string): string {
  if (character <= '\u007f') return character
  // Joiners, keycap frames, variation selectors and accents can't be seen on their own.
  if (/\p{Cf}|\p{Mn}|\u20e3/u.test(character)) return ''
  // A dot at another height, and the sign of addresses drawn by hand.
  if (/[\u2022\u00b7\u2219\u2027\u30fb\u2024\u25cf]/.test(character)) return '.'
  if (character === 'ⓐ') return '@'
  if (chineseDigits.includes(character)) return String(chineseDigits.indexOf(character))
  const plain = character.normalize('NFKD').replace(/\p{Mn}/gu, '')
  if (/^\p{Nd}$/u.test(plain)) return digitOf(plain)
  if (/^\p{Zs}$/u.test(plain)) return ' '
  if (/^[\p{Pd}−]$/u.test(plain)) return '-'
  return lookAlikes.get(plain.toLowerCase()) ?? plain.replace('。', '.')
}

/** The digits of every script stand in rows of ten, with zero first. */
function digitOf(digit: string): string {
  let zero = digit.codePointAt(0) as number
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  // Two rows may follow each other without a gap.
  return String(((digit.codePointAt(0) as number) - zero) % 10)
}
