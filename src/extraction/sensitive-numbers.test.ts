import { expect, test } from 'vitest'
import { extract, extractBrief } from './extract.ts'
import { textPage } from './testing/pdf.ts'
import { resumeDocx, resumeLines, resumePdf } from './testing/resume.ts'

const bytes = (file: Buffer) => new Uint8Array(file)
const ssn: [number, number, string] = [72, 10, 'Social Security Number: 123-45-6789']

test('a resume is read whole, and the kinds of numbers that it should not have are named', async () => {
  expect(await extract(bytes(resumePdf()))).toMatchObject({ outcome: 'read', sensitiveNumbers: [] })
  expect(await extract(bytes(resumeDocx()))).toMatchObject({ outcome: 'read', sensitiveNumbers: [] })
  const pdf = textPage([...resumeLines, ssn, [72, 10, 'Card 4111 1111 1111 1111']])
  expect(await extract(bytes(pdf))).toMatchObject({ outcome: 'read', sensitiveNumbers: ['ssn', 'card'] })
})

test('of a document that is no resume they are named as well', async () => {
  const form = textPage([[72, 10, 'Form W-2 Wage and Tax Statement'], ssn, [72, 10, 'Employer EIN 12-3456789']])
  expect(await extract(bytes(form))).toEqual({ outcome: 'not-a-resume', sensitiveNumbers: ['ssn', 'ein'] })
})

test('a request for a project is looked through, too', async () => {
  const brief = textPage([
    [72, 14, 'Senior Accountant'],
    [72, 10, 'Client EIN: 12-3456789'],
  ])
  expect(await extractBrief(bytes(brief))).toMatchObject({ outcome: 'read', sensitiveNumbers: ['ein'] })
})
