/** Why two candidates may be one person, in the order of how much it says. */
export const markKinds = ['resume', 'phone', 'name'] as const
export type MarkKind = (typeof markKinds)[number]

export const markWords: Record<MarkKind, string> = {
  resume: 'Same resume',
  phone: 'Same phone number',
  name: 'Similar name and email',
}

export type Mark = { kind: MarkKind; mark: string }

type Marked = {
  name: string | null
  email: string
  phone: string | null
  whatsapp: string | null
  resumeSha256: string | null
}

/** What a candidate is compared by: whoever has an equal mark may be the same person. Nobody is compared one by one. */
export function marksOf({ name, email, phone, whatsapp, resumeSha256 }: Marked): Mark[] {
  const numbers = new Set([phone, whatsapp].flatMap((number) => phoneMark(number ?? '') ?? []))
  const person = nameMark(name ?? '', email)
  return [
    ...(resumeSha256 ? [{ kind: 'resume', mark: resumeSha256 } as const] : []),
    ...[...numbers].map((mark) => ({ kind: 'phone', mark }) as const),
    ...(person ? [{ kind: 'name', mark: person } as const] : []),
  ]
}

const shortestNumber = 7
/** Some write the country before a number, some a zero, some neither: the end of it is the same. */
const comparedDigits = 9

function phoneMark(number: string): string | undefined {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < shortestNumber ? undefined : digits.slice(-comparedDigits)
}

const comparedLetters = 5
const longestMark = 400

/**
 * The words of a name in any order, without accents, and how the address begins without dots, digits and what follows a plus:
 * "Ana López", ana.lopez84@… and "Lopez, Ana", analopez+jobs@… are alike. One word alone is no name to go by.
 */
function nameMark(name: string, email: string): string | undefined {
  const words = [...new Set(plain(name).match(/\p{L}+/gu) ?? [])].sort()
  const [box = ''] = plain(email).split(/[+@]/)
  const letters = box.replace(/[^\p{L}]/gu, '').slice(0, comparedLetters)
  if (words.length < 2 || letters.length < 3) return undefined
  return `${words.join(' ')} ${letters}`.slice(0, longestMark)
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
