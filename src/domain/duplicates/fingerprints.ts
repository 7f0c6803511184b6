/** Why two candidates may be one person, strongest reason first. */
export const fingerprintKinds = ['resume', 'phone', 'name'] as const
export type FingerprintKind = (typeof fingerprintKinds)[number]

export const fingerprintLabels: Record<FingerprintKind, string> = {
  resume: 'Same resume',
  phone: 'Same phone number',
  name: 'Similar name and email',
}

export type Fingerprint = { kind: FingerprintKind; fingerprint: string }

type Fingerprinted = {
  name: string | null
  email: string
  phone: string | null
  whatsapp: string | null
  resumeSha256: string | null
}

/** What candidates are compared by: two with an equal fingerprint may be the same person. No pairwise comparison is needed. */
export function fingerprintsOf({ name, email, phone, whatsapp, resumeSha256 }: Fingerprinted): Fingerprint[] {
  const numbers = new Set([phone, whatsapp].flatMap((number) => (number ? (phoneFingerprint(number) ?? []) : [])))
  const person = name && nameFingerprint(name, email)
  return [
    ...(resumeSha256 ? [{ kind: 'resume', fingerprint: resumeSha256 } as const] : []),
    ...[...numbers].map((fingerprint) => ({ kind: 'phone', fingerprint }) as const),
    ...(person ? [{ kind: 'name', fingerprint: person } as const] : []),
  ]
}

const shortestNumber = 7
/** Some numbers start with a country code, some with a zero, some with neither; the end is the same. */
const comparedDigits = 9

function phoneFingerprint(number: string): string | undefined {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < shortestNumber ? undefined : digits.slice(-comparedDigits)
}

const comparedLetters = 5
const fingerprintLimit = 400

/**
 * The words of a name in any order, without accents, and how the address begins without dots, digits and what follows a plus:
 * "Ana López", ana.lopez84@… and "Lopez, Ana", analopez+jobs@… are alike. A single word is not enough to compare.
 */
function nameFingerprint(name: string, email: string): string | undefined {
  const words = [...new Set(plain(name).match(/\p{L}+/gu) ?? [])].sort()
  const box = plain(email).replace(/[+@].*/s, '')
  const letters = box.replace(/[^\p{L}]/gu, '').slice(0, comparedLetters)
  if (words.length < 2 || letters.length < 3) return undefined
  return `${words.join(' ')} ${letters}`.slice(0, fingerprintLimit)
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
