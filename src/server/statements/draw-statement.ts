import { brand } from '#domain/brand.ts'
import { formatTerm } from '#domain/offers/format-terms.ts'
import { type Change, changesBetween } from '#domain/statements/amendment.ts'
import { type Clause, clausesOf, formatDay, formatRate, type StatementFacts } from '#domain/statements/contents.ts'
import type { Deliverable, StatementDetails } from '#domain/statements/details.ts'
import { clientSigner } from '#domain/statements/status.ts'
import { type TemplateText, templateNotice } from '#domain/statements/template.ts'
import { column, type DocumentRow, makeDocument, type Typesetter } from '../documents/document.ts'
import { underHead } from '../documents/rows.ts'
import { columns, letterhead, lineColumns, styles } from './letterhead.ts'

export type DrawnStatement = {
  number: string
  version: number
  facts: StatementFacts
  details: StatementDetails
  template: TemplateText
  /** Printed on it while counsel hasn't read the template. */
  isUnread: boolean
  /** The sealed version that it amends, and the day from which this one counts. */
  amends: Amended | null
}

type Amended = {
  version: number
  sealedSha256: string | null
  effectiveOn: string | null
  facts: Pick<StatementFacts, 'terms'>
  details: StatementDetails
}

/** The statement as both sides read and sign it. The same input gives the same pages. */
export async function drawStatement(
  { number, version, facts, details, template, isUnread, amends }: DrawnStatement,
  madeAt: Date,
): Promise<{ file: Buffer; pages: number }> {
  let pages = 0
  const [parties, ...clauses] = clausesOf(template, facts, details)
  const file = await makeDocument({
    title: `Statement of work ${number}`,
    foot: `${number}, version ${version} · ${
      amends
        ? `Amends version ${amends.version} from ${formatDay(amends.effectiveOn ?? '')}`
        : `Made from offer round ${facts.round}, accepted ${formatDay(facts.acceptedOn)}`
    }`,
    madeAt,
    pageLabel: (page, count) => {
      pages = count
      return `Page ${page} of ${count}`
    },
    compose: (set) => [
      ...letterhead(
        set,
        amends ? 'Amended statement of work' : 'Statement of work',
        facts.project,
        `${number}, version ${version}`,
      ),
      ...partyRows(set, facts),
      ...(amends ? amendmentRows(set, number, amends, { terms: facts.terms, details }) : []),
      ...(parties?.paragraphs ?? []).flatMap((text) => set.text(text, styles.text, { before: 10 })),
      ...clauses.flatMap((clause, index) => clauseRows(set, clause, index + 1, details)),
      ...(isUnread ? set.text(templateNotice, styles.small, { before: 16 }) : []),
      ...signatureRows(set, facts),
    ],
  })
  return { file, pages }
}

function partyRows(set: Typesetter, { client, professional, terms }: StatementFacts): DocumentRow[] {
  const half = column / 2
  const quarter = column / 4
  const party = (x: number, role: string, name: string, ...lines: string[]) => ({
    x,
    width: half - 16,
    texts: [
      { text: role, style: styles.small },
      { text: name, style: styles.strong },
      ...lines.map((text) => ({ text, style: styles.text })),
    ],
  })
  const fact = (index: number, label: string, value: string) => ({
    x: index * quarter,
    width: quarter - 10,
    texts: [
      { text: label, style: styles.small },
      { text: value, style: styles.strong },
    ],
  })
  return [
    columns(
      set,
      [
        party(0, 'Client', client.name, client.place, `Signs: ${clientSigner(client.name)}`),
        party(
          half,
          'Professional',
          professional.name,
          professional.place,
          professional.vettedOn ? `Vetted by ${brand.name} on ${formatDay(professional.vettedOn)}` : '',
        ),
      ],
      { before: 10, isGlued: true },
    ),
    set.rule({ before: 10 }),
    columns(
      set,
      [
        fact(0, 'Start', formatDay(terms.startDate)),
        fact(1, 'Rate', formatRate(terms)),
        fact(2, 'Hours a week', `${terms.hoursPerWeek}, at most ${terms.weeklyCapHours}`),
        fact(3, 'Notice', formatTerm('noticeDays', terms)),
      ],
      { before: 8, isGlued: true },
    ),
    set.rule({ before: 8, isGlued: false }),
  ]
}

/** What changes, beside what both sides have signed before. */
function amendmentRows(
  set: Typesetter,
  number: string,
  { version, sealedSha256, effectiveOn, facts, details }: Amended,
  after: Parameters<typeof changesBetween>[1],
): DocumentRow[] {
  const day = formatDay(effectiveOn ?? '')
  const textsOf = ({ label, before, after: now }: Change) =>
    [[label], before.split('\n'), now.split('\n')].map((texts, index) => ({
      ...changePlaces[index as 0 | 1 | 2],
      texts,
    }))
  const head = { label: 'What changes', before: `Version ${version}`, after: `From ${day}` }
  const headRows = lineColumns(set, textsOf(head), styles.small, 8).map((row) => ({ ...row, isGlued: true }))
  /** Above lines that go on from the page before. */
  const continued = [...headRows, { ...set.rule({ before: 4 }), height: 5 }]
  return [
    ...set.text(
      `This version amends version ${version} of ${number} from ${day} on. The end counts as soon as both sides have signed. Weeks that were submitted before keep the terms under which they were submitted. Whatever isn’t listed here stays as it was.`,
      styles.text,
      { before: 10, isGlued: true },
    ),
    ...set.text(`SHA-256 of the sealed file that is amended: ${sealedSha256 ?? ''}`, styles.small, { before: 4 }),
    ...headRows,
    ...underHead(
      headRows,
      changesBetween({ terms: facts.terms, details }, after).flatMap((change) => [
        set.rule({ before: 4 }),
        ...underHead(continued, lineColumns(set, textsOf(change), styles.text, 4)),
      ]),
    ),
    set.rule({ before: 8, isGlued: false }),
  ]
}

const changePlaces = [
  { x: 0, width: 100 },
  { x: 112, width: 186 },
  { x: 310, width: column - 310 },
] as const

/** A heading never stands alone at the end of a page. */
function clauseRows(set: Typesetter, clause: Clause, number: number, details: StatementDetails): DocumentRow[] {
  const heading = set.text(`${number}. ${clause.title}`, styles.heading, { before: 14, isGlued: true })
  const isTable = clause.section === 'deliverables'
  return [
    ...heading,
    ...clause.paragraphs.flatMap((text, index) =>
      set.text(text, styles.text, {
        before: index === 0 ? 3 : 5,
        isGlued: isTable && index === clause.paragraphs.length - 1,
      }),
    ),
    ...(isTable ? tableRows(set, details.deliverables) : []),
  ]
}

const places = [
  { x: 0, width: 178 },
  { x: 190, width: 206 },
  { x: 410, width: column - 410 },
] as const

function tableRows(set: Typesetter, deliverables: readonly Deliverable[]): DocumentRow[] {
  const row = (
    texts: readonly string[],
    style: (typeof styles)[keyof typeof styles],
    spacing: { before: number; isGlued?: boolean },
  ) =>
    columns(
      set,
      places.map((place, index) => ({ ...place, texts: [{ text: texts[index] ?? '', style }] })),
      spacing,
    )
  const head = [row(['Deliverable', 'Done when', 'Due'], styles.small, { before: 6, isGlued: true })]
  const rows = deliverables.flatMap(({ name, doneWhen, due }) => [
    set.rule({ before: 4 }),
    row([name, doneWhen, due], styles.text, { before: 4 }),
  ])
  return [...head, ...underHead(head, rows)]
}

/** Signatures are on the certificate: this page is the one that is signed. */
const signatureRows = (set: Typesetter, { client, professional }: StatementFacts): DocumentRow[] => [
  set.doubleRule({ before: 20 }),
  ...set.text(
    `${professional.name} signs first, electronically. ${clientSigner(client.name)} signs next. Their signatures, with what was recorded for each, are on the certificate pages that follow in the sealed file.`,
    styles.small,
    { before: 6 },
  ),
]
