import type { ProfileData } from '#domain/profiles/profile.ts'
import { contactOf, type Document, drawFacts, drawSections, type Style } from './resume-parts.ts'

export type Look = { paper: 'letter' | 'a4'; draw: (document: Document, profile: ProfileData) => void }

const nameOf = (profile: ProfileData) => profile.personal_info.full_name ?? ''

/** A heading on a rule, the way printed resumes have it. */
const ruled =
  (font: string, accent: string, isCapital: boolean): Style['heading'] =>
  (document, title, width) => {
    const left = document.x
    document.moveDown(0.7).font(font).fontSize(11).fillColor(accent)
    document.text(isCapital ? title.toUpperCase() : title, left, document.y, { width })
    document
      .moveTo(left, document.y + 1)
      .lineTo(left + width, document.y + 1)
      .lineWidth(0.6)
      .stroke(accent)
    document.moveDown(0.4)
    document.x = left
  }

const bare =
  (font: string, accent: string): Style['heading'] =>
  (document, title, width) => {
    const left = document.x
    document.moveDown(0.8).font(font).fontSize(13).fillColor(accent).text(title, left, document.y, { width })
    document.moveDown(0.2)
    document.x = left
  }

const styleOf = (
  family: 'Times' | 'Helvetica',
  accent: string,
  rest: Pick<Style, 'size' | 'months' | 'heading'>,
): Style => ({
  plain: family === 'Times' ? 'Times-Roman' : family,
  bold: `${family}-Bold`,
  accent,
  ...rest,
})

const classic = styleOf('Times', '#1b2a41', {
  size: 11.5,
  months: 'words',
  heading: ruled('Times-Bold', '#1b2a41', true),
})
const modern = styleOf('Helvetica', '#0b5563', {
  size: 10,
  months: 'words',
  heading: bare('Helvetica-Bold', '#0b5563'),
})
const strict = styleOf('Helvetica', '#333333', {
  size: 10.5,
  months: 'digits',
  heading: ruled('Helvetica-Bold', '#333333', false),
})
const warm = styleOf('Times', '#7a3b1d', { size: 11, months: 'digits', heading: bare('Times-Bold', '#7a3b1d') })

const columnOf = (document: Document) => document.page.width - document.page.margins.left - document.page.margins.right

/** Name and contact, centered or at the left, then everything below each other. */
const oneColumn = (style: Style, align: 'center' | 'left'): Look['draw'] => {
  return (document, profile) => {
    const width = columnOf(document)
    document.font(style.bold).fontSize(22).fillColor(style.accent).text(nameOf(profile), { align, width })
    document.font(style.plain).fontSize(9.5).fillColor('#555555')
    document.text(contactOf(profile).join('  |  '), { align, width })
    drawSections(document, profile, style, width)
    drawFacts(document, profile, style, width)
  }
}

const sideWidth = 150
const gutter = 24

/** Contact, skills and languages in a narrow column at the left; the career beside it. */
const twoColumns = (style: Style): Look['draw'] => {
  return (document, profile) => {
    const { left, top } = document.page.margins
    document.font(style.bold).fontSize(24).fillColor(style.accent).text(nameOf(profile), left, top)
    const below = document.y + 8
    document.y = below
    document.font(style.plain).fontSize(9).fillColor('#555555')
    for (const part of contactOf(profile)) document.text(part, left, document.y, { width: sideWidth, lineGap: 2 })
    document.x = left
    drawFacts(document, profile, style, sideWidth)
    document.x = left + sideWidth + gutter
    document.y = below - 8
    drawSections(document, profile, style, columnOf(document) - sideWidth - gutter)
  }
}

/** The looks that resumes come in. */
export const looks: Look[] = [
  { paper: 'letter', draw: oneColumn(classic, 'center') },
  { paper: 'a4', draw: twoColumns(modern) },
  { paper: 'letter', draw: oneColumn(strict, 'left') },
  { paper: 'a4', draw: oneColumn(modern, 'left') },
  { paper: 'letter', draw: twoColumns(warm) },
  { paper: 'a4', draw: oneColumn(warm, 'center') },
]
