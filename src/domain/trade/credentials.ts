import list from './credentials.json' with { type: 'json' }
import { stateNames } from './state-names.ts'
import { catalog, plain, type Term } from './term.ts'

export type Credential = Term & {
  short: string
  issuer: string
  /** Granted by a state: a CPA of New York is not one of Texas. */
  hasState?: boolean
}

export const credentials = catalog<Credential>(
  list.map((credential) => ({ ...credential, aliases: [credential.short, ...credential.aliases] })),
)

const states = Object.entries(stateNames)
const byName = new Map(states.map(([code, name]) => [plain(name), code]))
const names = states.map(([, name]) => name).join('|')
const codes = states.map(([code]) => code).join('|')
const nearby = new RegExp(
  `\\bCPA\\b[\\s,–—:(-]*(?:licen[cs]ed?\\s*)?(?:(?:in|of|state of)\\s+)*(?:the\\s+)?(?<after>${names}|(?:${codes})\\b)|(?<before>${names}|\\b(?:${codes}))\\s+(?:state\\s+)?(?:licensed\\s+)?CPA\\b`,
  'i',
)

/** The state of a license, by its two letters: of `CPA (NY)`, `CPA, State of Ohio`, `Texas CPA`. */
export function licenseState(text: string): string | undefined {
  const { after, before } = nearby.exec(text)?.groups ?? {}
  const found = after ?? before
  if (!found) return undefined
  if (found.length > 2) return byName.get(plain(found))
  // `in` and `or` are words before they are Indiana and Oregon.
  return found === found.toUpperCase() ? found : undefined
}
