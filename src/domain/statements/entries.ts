import type { ProofKind } from './signing.ts'

/** What an audit trail says, entry by entry. */
export type TrailEntry = { at: string; who: string } & (
  | { what: 'drafted'; round: number; templateVersion: number }
  /** The version that it amends, by the SHA-256 of its sealed file. */
  | { what: 'amends'; version: number; sha256: string }
  | { what: 'sent'; sha256: string; pages: number }
  | { what: 'viewed'; pages: number }
  | { what: 'consented'; version: number }
  | {
      what: 'signed'
      as: 'talent' | 'owner'
      name: string
      sha256: string
      proof: ProofKind
      address: string
      agent: string
      zone: string
    }
  | { what: 'sealed' }
)

/** One way of writing each, so that it can be hashed. */
export const writeEntry = (entry: TrailEntry): string => JSON.stringify(entry)
export const readEntry = (text: string): TrailEntry => JSON.parse(text)

/** The name with which an owner signed for the client, as the certificate prints it; null until then. */
export function signedForClient(entries: readonly TrailEntry[]): string | null {
  const signature = entries.find((entry) => entry.what === 'signed' && entry.as === 'owner')
  return signature?.what === 'signed' ? signature.name : null
}

const proofNames: Record<ProofKind, string> = { password: 'password', code: 'authenticator app', passkey: 'passkey' }

export function formatEntry(entry: TrailEntry): string {
  switch (entry.what) {
    case 'drafted':
      return `Drafted from offer round ${entry.round}`
    case 'amends':
      return `Drafted to amend version ${entry.version}`
    case 'sent':
      return 'Sent to both sides'
    case 'viewed':
      return 'All pages viewed'
    case 'consented':
      return `Consent given, version ${entry.version}`
    case 'signed':
      return `Signed, ${proofNames[entry.proof]}`
    case 'sealed':
      return 'Sealed'
  }
}

/** A moment with its zone, as the certificate prints it. */
export function formatMoment(at: string, zone: string): string {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(at))
  try {
    return format(zone)
  } catch {
    return format('UTC')
  }
}

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone or iPad', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const

/** The full text is in the audit trail. */
export function formatAgent(agent: string): string {
  const [browser] = browsers.find(([, pattern]) => pattern.test(agent)) ?? ['Unknown browser']
  const [system] = systems.find(([, pattern]) => pattern.test(agent)) ?? [undefined]
  return system ? `${browser} on ${system}` : browser
}
