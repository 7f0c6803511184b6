import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textPage } from './pdf.ts'
import { zipOf, zipPart } from './zip.ts'

/** A short resume as `[x, size, text]`. */
export const resumeLines: [number, number, string][] = [
  [72, 22, 'Ana Maria Reyes, CPA'],
  [72, 10, 'Cebu City, Philippines | +63 917 555 0142 | ana.reyes@example.com | linkedin.com/in/ana-reyes'],
  [72, 13, 'Summary'],
  [72, 10, 'Accountant with 6 years of experience in closing books for US clients.'],
  [72, 13, 'Professional Experience'],
  [72, 10, 'Northwind Accounting LLC, Makati, Philippines'],
  [72, 10, 'Senior Accountant'],
  [72, 10, 'Mar 2021 - Present'],
  [84, 10, '- Closed the books of 12 clients within five days.'],
  [84, 10, '- Trained three juniors.'],
  [72, 10, 'Harbor Foods Inc., Cebu City, Philippines'],
  [72, 10, 'Staff Accountant'],
  [72, 10, '06/2018 - 02/2021'],
  [84, 10, '- Reconciled 40 bank accounts a month.'],
  [72, 13, 'Education'],
  [72, 10, 'University of San Carlos'],
  [72, 10, 'Bachelor of Science in Accountancy, Cum Laude'],
  [72, 10, 'April 2018'],
  [72, 13, 'Certifications'],
  [72, 10, '- Certified Public Accountant (Professional Regulation Commission), Oct 2018'],
  [72, 13, 'Skills'],
  [72, 10, 'Accounting: Month-End Close, Bank Reconciliation'],
  [72, 10, 'Software: QuickBooks Online, Xero'],
  [72, 13, 'Languages'],
  [72, 10, 'English (Fluent), Cebuano (Native)'],
]

export const resumePdf = (): Buffer => textPage(resumeLines)

/** The same as a Word file. */
export function resumeDocx(): Buffer {
  const paragraph = (text: string) =>
    `<w:p><w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`
  const body = resumeLines.map(([, , text]) => paragraph(text)).join('')
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  return zipOf([
    zipPart('[Content_Types].xml', types),
    zipPart('_rels/.rels', relations),
    zipPart(
      'word/document.xml',
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  ])
}

/** The same as a scan: gray, grained, a little turned. Made by `bench/resumes/make-scans.mjs`. */
export const resumeScan = (): Buffer => readFileSync(join(import.meta.dirname, 'scan.pdf'))

/** The picture of that page alone. */
export function scannedJpeg(): Buffer {
  const pdf = resumeScan()
  return pdf.subarray(pdf.indexOf(Buffer.from('ffd8ff', 'hex')), pdf.lastIndexOf(Buffer.from('ffd9', 'hex')) + 2)
}

/** A Word file with nothing in it but a picture. */
export const docxOfPicture = (jpeg: Buffer): Buffer =>
  zipOf([
    zipPart(
      'word/document.xml',
      '<w:document><w:body><w:p><w:r><w:drawing><a:blip r:embed="rId4"/></w:drawing></w:r></w:p></w:body></w:document>',
    ),
    zipPart(
      'word/_rels/document.xml.rels',
      '<Relationships><Relationship Id="rId4" Type="image" Target="media/image1.jpeg"/></Relationships>',
    ),
    zipPart('word/media/image1.jpeg', jpeg),
  ])
