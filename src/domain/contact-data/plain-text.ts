/** A text in one form of each character, and where in the original each of its characters stood. */
export type PlainText = { text: string; from: readonly number[]; to: readonly number[] }

/** Letters of other scripts that look like ours. */
const lookAlikes = new Map(
  [...'аaеeоoрpсcхxуyіiѕsԁdһhјjкkмmтtвbнnαaοoρpιiνvłlđdøoıiħh'].flatMap((one, index, all) =>
    index % 2 === 0 ? [[one, all[index + 1] as string] as const] : [],
  ),
)
/** Digits of Chinese, of its banks, and as they are said on the phone. */
const chineseDigits = ['零〇', '一壹幺', '二贰两貳', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖']
/** Small capitals, which nothing undoes. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡ_ʏᴢ'
/** Rows of the alphabet on a ground of their own: in circles, in squares, and as the halves of flags. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

/** NFKD undoes wide, bold, circled, raised and accented forms; the rest are digits of other scripts, look-alikes and invisible signs. */
export function plainTextOf(original: string): PlainText {
  const [from, to]: [number[], number[]] = [[], []]
  let text = ''
  let index = 0
  for (const character of original) {
    const end = index + character.length
    const plain = isCircledSign(original, index) ? '@' : plainForm(character)
    // An accent belongs to the letter before it.
    if (plain === '' && to.length > 0 && /\p{M}/u.test(character)) to[to.length - 1] = end
    text += plain
    for (let unit = 0; unit < plain.length; unit++) {
      from.push(index)
      to.push(end)
    }
    index = end
  }
  return { text, from, to }
}

/** An `a` in a circle is the sign of addresses drawn by hand, unless the letters beside it are in circles, too. */
const isCircledSign = (original: string, at: number) =>
  (original[at] === 'ⓐ' && !/[ⓐ-ⓩ]/.test(`${original[at - 1] ?? ''}${original[at + 1] ?? ''}`)) ||
  (original.startsWith('🅰', at) &&
    !/[🅰-🆉]/u.test(original.slice(Math.max(0, at - 2), at) + original.slice(at + 2, at + 4)))

function plainForm(character: string): string {
  if (character <= '\u007f') return character
  const known = knownForms.get(character)
  if (known !== undefined) return known
  const plain = formOf(character)
  if (knownForms.size < 10_000) knownForms.set(character, plain)
  return plain
}

/** Forms that were asked for before: a text has few different letters. */
const knownForms = new Map<string, string>()

function formOf(character: string): string {
  // Joiners, keycap frames, variation selectors, accents and the vowels of scripts that write them on a consonant.
  if (/\p{Cf}|\p{M}/u.test(character)) return ''
  // A dot at another height.
  if (/[\u2022\u00b7\u2219\u2027\u30fb\u2024\u25cf]/.test(character)) return '.'
  const digit = chineseDigits.findIndex((forms) => forms.includes(character))
  if (digit >= 0) return String(digit)
  const code = character.codePointAt(0) as number
  const alphabet = alphabets.find((first) => code >= first && code < first + 26)
  if (alphabet) return String.fromCodePoint(code - alphabet + 97)
  if (smallCapitals.includes(character)) return String.fromCodePoint(smallCapitals.indexOf(character) + 97)
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
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
