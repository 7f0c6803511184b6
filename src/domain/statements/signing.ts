import * as z from 'zod/mini'
import { totpCode } from '../two-factor/second-factor.ts'

/** What people agree to before they sign electronically. A change of the text is a new version. */
export const electronicConsent = {
  version: 1,
  paragraphs: [
    'You agree to sign this statement electronically and to get and keep it as a file. It then counts like a signature on paper.',
    'You need a browser and a program that opens PDF files. The sealed file is emailed to you and stays in your account; download it and keep it.',
    'You may ask for a copy on paper, free of charge, or withdraw this agreement before you sign: decline, and say that you would rather sign on paper. What you have signed stays signed.',
  ],
} as const

const name = z
  .string()
  .check(z.trim(), z.minLength(2, 'Please type your name.'), z.maxLength(160, 'Please use at most 160 characters.'))
const bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(4000))

/** The login, proven again. */
export const signingProof = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1, 'Please enter your password.'), z.maxLength(200)) }),
  z.strictObject({ code: totpCode }),
  z.strictObject({
    token: z.string().check(z.maxLength(200)),
    passkey: z.strictObject({ id: bytes, clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  }),
])
export type SigningProof = z.output<typeof signingProof>

export const signing = z.strictObject({
  name,
  /** The box is never ticked before. */
  agrees: z.literal(true, 'Please agree to sign electronically.'),
  consentVersion: z.literal(electronicConsent.version, 'The text of the agreement has changed. Please read it again.'),
  /** Of the file that was shown. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
  proof: signingProof,
})

export const proofLabels = {
  password: 'Password asked again',
  code: 'Authenticator app asked again',
  passkey: 'Passkey asked again',
} as const
export type ProofKind = keyof typeof proofLabels

export const kindOfProof = (proof: SigningProof): ProofKind =>
  'password' in proof ? 'password' : 'code' in proof ? 'code' : 'passkey'

export const signingMessages = {
  notSeen: 'Please read all pages first.',
  otherFile: 'This isn’t the file that you were shown. Please reload the page.',
  noTimestamp:
    'We couldn’t confirm the time of your signature, so nothing was signed. Please try again in a few minutes.',
  notOwner: 'Only an owner of the firm signs for it.',
  notFound: 'Statement Not Found',
} as const

/** Letters of a name, for those who only hold the file: “Tomás Rivera” is “T. R.”. */
export const initialsOf = (fullName: string): string =>
  fullName
    .trim()
    .split(/\s+/)
    .map((part) => [...part].find((letter) => /\p{L}/u.test(letter)))
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
