import type { ChainedEntry } from '#domain/statements/audit-trail.ts'
import { formatAgent, formatEntry, formatMoment, readEntry, type TrailEntry } from '#domain/statements/entries.ts'
import { proofLabels } from '#domain/statements/signing.ts'
import { column, type DocumentRow, makeDocument, type Typesetter } from '../documents/document.ts'
import type { Style } from '../documents/lines.ts'
import { underHead } from '../documents/rows.ts'
import { columns, letterhead, styles } from './letterhead.ts'

export type Certificate = {
  number: string
  version: number
  sha256: string
  pages: number
  bytes: number
  /** The zone in which the audit trail is printed: the firm's. */
  zone: string
  entries: readonly ChainedEntry[]
  verifyUrl: string
}

type Signed = Extract<TrailEntry, { what: 'signed' }>

/** The pages that belong to the statement before them, and are sealed with it. */
export function drawCertificate(certificate: Certificate, madeAt: Date): Promise<Buffer> {
  const { number, version, sha256, pages, bytes, entries, verifyUrl } = certificate
  const trail = entries.map(({ entry, hash }) => ({ ...readEntry(entry), hash }))
  return makeDocument({
    title: `Certificate of signature ${number}`,
    foot: `${number}, version ${version} · Sealed file: any changed byte is noticed`,
    madeAt,
    pageLabel: (page, count) => `Certificate, page ${page} of ${count}`,
    compose: (set) => [
      ...letterhead(
        set,
        'Certificate of signature',
        'This page belongs to the statement of work before it and is sealed with it.',
        `${number}, version ${version}`,
      ),
      ...set.text(
        `SHA-256 of pages 1 to ${pages}, as shown to both signers: the first ${bytes.toLocaleString('en-US')} bytes of this file`,
        styles.small,
        { before: 10, isGlued: true },
      ),
      ...set.text(sha256, styles.mono, { isGlued: true }),
      set.rule({ before: 8, isGlued: false }),
      ...heading(set, 'Signers'),
      ...signerRows(
        set,
        trail.filter((entry): entry is Signed & { hash: string } => entry.what === 'signed'),
      ),
      ...recordedRows(set, sha256, trail),
      ...trailRows(set, trail, certificate.zone),
      set.doubleRule({ before: 8 }),
      ...set.text(`Check this file at ${verifyUrl}. It never leaves your computer.`, styles.text, { before: 6 }),
    ],
  })
}

const heading = (set: Typesetter, text: string) => set.text(text, styles.heading, { before: 11, isGlued: true })

/** Each name on its line, with what was recorded below. */
function signerRows(set: Typesetter, signatures: readonly Signed[]): DocumentRow[] {
  const half = column / 2
  const lines = signatures.map((_, index) => ({ x: index * half, width: half - 24 }))
  const row = (texts: (signature: Signed) => { text: string; style: Style }[], before: number, isGlued: boolean) =>
    columns(
      set,
      signatures.map((signature, index) => ({ x: index * half, width: half - 24, texts: texts(signature) })),
      { before, isGlued },
    )
  return [
    row(
      ({ as, name }) => [
        { text: as === 'talent' ? 'Professional, signed first' : 'Client, owner', style: styles.small },
        { text: name, style: styles.name },
      ],
      6,
      true,
    ),
    set.signatureLines(lines),
    row(
      ({ at, zone, proof, address, agent }) => [
        { text: formatMoment(at, zone), style: styles.text },
        { text: proofLabels[proof], style: styles.text },
        { text: `From ${address}, ${formatAgent(agent)}`, style: styles.text },
        { text: zone.replaceAll('_', ' '), style: styles.small },
      ],
      4,
      false,
    ),
  ]
}

/** The six elements, each with what was kept for it. */
function recordedRows(set: Typesetter, sha256: string, trail: readonly TrailEntry[]): DocumentRow[] {
  const consents = trail.filter((entry) => entry.what === 'consented').map(({ version }) => version)
  const elements = [
    ['Intent', 'Typed name, box ticked by the signer, button “Sign”'],
    ['Consent', `Electronic records, version ${[...new Set(consents)].join(' and ')}, with how to get paper`],
    ['Association', `The hash above, ${sha256.slice(0, 8)}…: the very file that was shown`],
    ['Attribution', 'Login proven again at signing; address, browser, time and zone'],
    ['Retention', 'This sealed file, in both accounts and by email'],
    ['Audit trail', `${trail.length} entries, each chained to the one before by its hash; attached as a file, too`],
  ] as const
  return [
    ...heading(set, 'What was recorded for each'),
    ...elements.flatMap(([name, kept]) => [
      set.rule({ before: 4 }),
      columns(
        set,
        [
          { x: 0, width: 100, texts: [{ text: name, style: styles.text }] },
          { x: 112, width: column - 112, texts: [{ text: kept, style: styles.text }] },
        ],
        { before: 4 },
      ),
    ]),
  ]
}

const places = [
  { x: 0, width: 18 },
  { x: 22, width: 138 },
  { x: 168, width: 140 },
  { x: 316, width: 110 },
  { x: 434, width: column - 434 },
] as const

function trailRows(set: Typesetter, trail: readonly (TrailEntry & { hash: string })[], zone: string): DocumentRow[] {
  const row = (texts: readonly string[], isHead: boolean, isGlued = isHead) =>
    columns(
      set,
      places.map((place, index) => ({
        ...place,
        texts: [{ text: texts[index] ?? '', style: isHead ? styles.small : index === 4 ? styles.mono : styles.text }],
      })),
      { before: 3, isGlued },
    )
  const head = [row(['#', 'When', 'What', 'Who', 'Hash'], true)]
  const entries = trail.flatMap((entry, index) => [
    set.rule({ before: 3 }),
    row(
      [
        String(index + 1),
        formatMoment(entry.at, zone),
        formatEntry(entry),
        entry.who,
        `${entry.hash.slice(0, 6)}…${entry.hash.slice(-4)}`,
      ],
      false,
      // What follows the last one doesn't stand alone on a page.
      index === trail.length - 1,
    ),
  ])
  return [...heading(set, 'Audit trail, each entry chained to the one before'), ...head, ...underHead(head, entries)]
}
