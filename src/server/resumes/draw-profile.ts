import { brand } from '#domain/brand.ts'
import { leaveOutContactData } from '#domain/contact-data/leave-out.ts'
import type { PublicProfile } from '#domain/profiles/public-profile.ts'
import { headlineOf } from '#domain/profiles/summary.ts'
import { column, type DocumentRow, hasLetters, inks, makeDocument, type Typesetter } from '../documents/document.ts'
import type { Style } from '../documents/lines.ts'
import { type Amount, amounts, type Entry, type Section, sectionsOf } from './profile-sections.ts'

export type DrawnProfile = {
  name: string
  profile: PublicProfile
  /** When they were accepted; null for an applicant who wasn't. */
  vettedAt: Date | null
}

const maxPages = 2
const side = 116
const main = column - side

const style = (cut: Style['cut'], size: number, lead: number, color: string): Style => ({ cut, size, lead, color })
const styles = {
  brand: style('display', 13, 16, inks.green),
  vetted: style('strong', 9, 16, inks.green),
  name: style('display', 26, 32, inks.ink),
  headline: style('plain', 10.5, 15, inks.quiet),
  section: style('display', 12, 15, inks.ink),
  title: style('strong', 9.75, 15, inks.ink),
  when: style('plain', 9, 15, inks.quiet),
  under: style('plain', 9.5, 14, inks.quiet),
  prose: style('plain', 9.5, 14, inks.ink),
  small: style('plain', 8.5, 12, inks.quiet),
} as const

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** What a firm that isn't verified opens in place of a resume: one or two pages from the public profile, without any way to reach its owner. */
export function drawProfile({ name, profile, vettedAt }: DrawnProfile, now: Date): Promise<Buffer> {
  const clean = remembering(leaveOutContactData)
  const cleaned = clean(name)
  const shown = hasLetters(cleaned) ? cleaned.trim() : `Talent on ${brand.name}`
  const headline = [headlineOf(profile), profile.personal_info.location].filter(Boolean).join(' · ')
  return makeDocument({
    title: `${shown}, profile on ${brand.name}`,
    foot: `${clip(shown, 60)} · Made by ${brand.name} on ${day.format(now)}. Contact details are exchanged on ${brand.name}.`,
    madeAt: now,
    maxPages,
    compose: (set) => {
      const head = headOf(set, shown, clean(headline), vettedAt)
      const draft = (amount: Amount) => [
        ...head,
        ...sectionsOf(profile, amount, clean).flatMap((one, index) => sectionRows(set, one, index === 0)),
      ]
      const whole = draft(amounts[0])
      if (whole.length === head.length)
        return [...head, ...set.text('This profile has no details yet.', styles.prose, { before: 16 })]
      if (set.pageCount(whole) <= maxPages) return whole
      const closing = set.text(`Shortened to ${maxPages} pages. The whole profile is on ${brand.name}.`, styles.small, {
        x: side,
        before: 12,
      })
      for (const amount of amounts.slice(1)) {
        const rows = [...draft(amount), ...closing]
        if (set.pageCount(rows) <= maxPages) return rows
      }
      return draft(amounts.at(-1) ?? amounts[0])
    },
  })
}

function headOf(set: Typesetter, name: string, headline: string, vettedAt: Date | null): DocumentRow[] {
  const vetted = vettedAt
    ? `Vetted by ${brand.name} · ${day.format(vettedAt)}`
    : `Applicant on ${brand.name}, not vetted yet`
  return [
    set.beside(
      [
        { lines: set.lines(brand.name, styles.brand), style: styles.brand },
        { lines: set.lines(vetted, styles.vetted), style: vettedAt ? styles.vetted : styles.when, align: 'right' },
      ],
      { isGlued: true },
    ),
    set.rule({ before: 6 }),
    ...set.text(clip(name, 160), styles.name, { before: 20, isGlued: true }),
    ...set.text(clip(headline, 240), styles.headline, { before: 4, isGlued: true }),
    set.doubleRule({ before: 12 }),
  ]
}

/** The heading stands beside the first row of its text, so it is never alone. */
function sectionRows(set: Typesetter, { title, prose, entries }: Section, isFirst: boolean): DocumentRow[] {
  const rows = [
    ...paragraphs(set, prose, 0),
    ...entries.flatMap((entry, index) => entryRows(set, entry, index === 0 && !prose ? 0 : 10)),
  ]
  const [first, ...rest] = rows
  if (!first) return []
  const heading = set.beside([{ lines: set.lines(title, styles.section, side - 12), style: styles.section }])
  const beside: DocumentRow = {
    height: Math.max(first.height, rest.length === 0 ? heading.height : 0),
    before: isFirst ? 16 : 10,
    isGlued: first.isGlued || (heading.height > first.height && rest.length > 0),
    draw: (on, y) => {
      heading.draw(on, y)
      first.draw(on, y)
    },
  }
  return [...(isFirst ? [] : [set.rule({ before: 12 })]), beside, ...rest]
}

function entryRows(set: Typesetter, { title, under, when, prose, lines }: Entry, before: number): DocumentRow[] {
  const dates = set.lines(when, styles.when, 130)
  const room = main - (dates.length > 0 ? 142 : 0)
  const hasMore = Boolean(under || prose || lines.length > 0)
  return [
    set.beside(
      [
        { lines: set.lines(title || ' ', styles.title, room), style: styles.title, x: side },
        { lines: dates, style: styles.when, x: side, width: main, align: 'right' },
      ],
      { before, isGlued: hasMore },
    ),
    ...set.text(under, styles.under, { x: side, isGlued: Boolean(prose) || lines.length > 0 }),
    ...paragraphs(set, prose, 3),
    ...lines.flatMap((line) => bulletRows(set, line)),
  ]
}

function bulletRows(set: Typesetter, line: string): DocumentRow[] {
  const [first, ...rest] = set.text(line, styles.prose, { x: side + 12, before: 3 })
  if (!first) return []
  const bullet = set.beside([{ lines: set.lines('–', styles.prose), style: styles.prose, x: side }])
  return [
    {
      ...first,
      draw: (on, y) => {
        bullet.draw(on, y)
        first.draw(on, y)
      },
    },
    ...rest,
  ]
}

const paragraphs = (set: Typesetter, prose: string, before: number): DocumentRow[] =>
  prose
    .split(/\n+/)
    .flatMap((text, index) => set.text(text, styles.prose, { x: side, before: index === 0 ? before : 4 }))

const clip = (text: string, limit: number) => (text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text)

/** A shorter draft has the same texts again. */
function remembering(of: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? of(text)
    known.set(text, found)
    return found
  }
}
