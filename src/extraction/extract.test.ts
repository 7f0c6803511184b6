import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { extract } from './extract.ts'
import { resumeDocx, resumeLines, resumePdf } from './testing/resume.ts'

const expected = {
  personal_info: {
    full_name: 'Ana Maria Reyes',
    email: 'ana.reyes@example.com',
    phone: '+63 917 555 0142',
    location: 'Cebu City, Philippines',
    linkedin: 'https://www.linkedin.com/in/ana-reyes',
    website: null,
  },
  professional_summary: 'Accountant with 6 years of experience in closing books for US clients.',
  work_experience: [
    {
      company: 'Northwind Accounting LLC',
      position: 'Senior Accountant',
      location: 'Makati, Philippines',
      start_date: '2021-03',
      end_date: 'Present',
      description: null,
      achievements: ['Closed the books of 12 clients within five days.', 'Trained three juniors.'],
    },
    { company: 'Harbor Foods Inc.', position: 'Staff Accountant', start_date: '2018-06', end_date: '2021-02' },
  ],
  education: [
    {
      institution: 'University of San Carlos',
      degree: 'Bachelor of Science',
      field_of_study: 'Accountancy',
      graduation_date: '2018-04',
      honors: 'Cum Laude',
    },
  ],
  certifications: [
    { name: 'Certified Public Accountant', issuer: 'Professional Regulation Commission', date: '2018-10' },
  ],
  skills: { technical: ['Month-End Close', 'Bank Reconciliation'], tools: ['QuickBooks Online', 'Xero'] },
  languages_spoken: [
    { language: 'English', proficiency: 'Fluent' },
    { language: 'Cebuano', proficiency: 'Native' },
  ],
  awards: [],
}

test.each([
  ['PDF', resumePdf],
  ['Word', resumeDocx],
])('a resume as %s becomes a profile', async (_, make) => {
  expect(await extract(new Uint8Array(make()))).toMatchObject({ outcome: 'read', profile: expected })
})

test('an answer does not depend on the order in which the page was written', async () => {
  const pdf = new PdfDocument({ size: 'LETTER', margin: 0 })
  const lines = resumeLines.map(([x, size, text], index) => ({ x, size, text, y: 40 + index * 20 }))
  for (const { x, size, text, y } of lines.toReversed()) pdf.fontSize(size).text(text, x, y, { lineBreak: false })
  expect(await extract(await bytesOf(pdf))).toMatchObject({ outcome: 'read', profile: expected })
})

test('a password to open is named; one that only forbids printing is not in the way', async () => {
  const make = async (passwords: PDFKit.PDFDocumentOptions) => {
    const pdf = new PdfDocument({ size: 'LETTER', margin: 0, ...passwords })
    for (const [index, [x, size, text]] of resumeLines.entries())
      pdf.fontSize(size).text(text, x, 40 + index * 20, { lineBreak: false })
    return extract(await bytesOf(pdf))
  }
  expect(await make({ userPassword: 'secret' })).toEqual({ outcome: 'encrypted' })
  expect(await make({ ownerPassword: 'secret' })).toMatchObject({ outcome: 'read' })
})

const edited = (from: RegExp | string, to: string) =>
  Buffer.from(resumePdf().toString('latin1').replace(from, to), 'latin1')

test.each([
  ['with a wrong place of its table', () => edited(/startxref\n\d+/, 'startxref\n99999')],
  ['behind other bytes', () => Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), resumePdf()])],
  ['turned on its side', () => edited('/Type /Page /', '/Type /Page /Rotate 90 /')],
  [
    'with a script',
    () => edited('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  ],
])('a file %s is read all the same', async (_, make) => {
  expect(await extract(new Uint8Array(make()))).toMatchObject({ outcome: 'read', profile: expected })
})

async function bytesOf(pdf: InstanceType<typeof PdfDocument>): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
