import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { afterAll, describe, expect, test } from 'vitest'
import { openExtraction } from './open-extraction.ts'
import * as hostile from './testing/hostile-files.ts'
import { docxOfPicture, resumePdf, resumeScan, scannedJpeg } from './testing/resume.ts'
import * as scanner from './testing/scanner-files.ts'
import { meaninglessLetters, outlinedLetters } from './testing/unreadable-text.ts'

// Reading a page from its picture takes seconds, on a busy machine many.
describe('pages that are pictures', { timeout: 280_000 }, () => {
  const extraction = openExtraction({ children: 1 })
  afterAll(() => extraction.close())
  const read = (file: Buffer, seconds?: number) =>
    extraction.read(new Uint8Array(file), { network: 'a', ...(seconds ? { seconds } : {}) })

  test('a scan becomes a profile', async () => {
    expect(await read(resumeScan())).toMatchObject({
      outcome: 'read',
      profile: {
        personal_info: { full_name: 'Ana Maria Reyes', email: 'ana.reyes@example.com', phone: '+63 917 555 0142' },
        work_experience: [
          {
            company: 'Northwind Accounting LLC',
            position: 'Senior Accountant',
            start_date: '2021-03',
            end_date: 'Present',
          },
          { company: 'Harbor Foods Inc.', position: 'Staff Accountant', start_date: '2018-06', end_date: '2021-02' },
        ],
        skills: { tools: ['QuickBooks Online', 'Xero'] },
      },
    })
  })

  test.each([
    ['a fax', scanner.fax],
    ['JPEG 2000', scanner.jpeg2000],
  ])('so does a scan written as %s', async (_, make) => {
    expect(await read(make())).toMatchObject({
      outcome: 'read',
      profile: {
        personal_info: { full_name: 'Ana Maria Reyes', email: 'ana.reyes@example.com' },
        work_experience: [{ company: 'Northwind Accounting LLC' }, { company: 'Harbor Foods Inc.' }],
      },
    })
  })

  test.each([
    ['letters of a font that doesn’t say what they are', meaninglessLetters],
    ['outlines', outlinedLetters],
    ['outlines, four times as large,', () => outlinedLetters(4)],
  ])('a page of %s is read as one sees it', async (_, make) => {
    expect(await read(await make())).toMatchObject({
      outcome: 'read',
      profile: {
        personal_info: { full_name: 'Ana Maria Reyes', email: 'ana.reyes@example.com' },
        work_experience: [{ company: 'Northwind Accounting LLC' }, { company: 'Harbor Foods Inc.' }],
      },
    })
  })

  test('a Word file that only shows a picture of it is read from the picture', async () => {
    expect(await read(docxOfPicture(scannedJpeg()))).toMatchObject({
      outcome: 'read',
      profile: {
        personal_info: { full_name: 'Ana Maria Reyes' },
        work_experience: [{ position: 'Senior Accountant' }, { position: 'Staff Accountant' }],
      },
    })
  })

  test('a page with text and a scanned one are one resume', async () => {
    const document = new PdfDocument({ size: [612, 792], margin: 0 })
    document.image(scannedJpeg(), 0, 0, { width: 612 }).addPage({ size: [612, 792], margin: 72 })
    document.fontSize(14).text('AWARDS').fontSize(11).text('Employee of the Year, 2020').end()
    expect(await read(await buffer(document))).toMatchObject({
      outcome: 'read',
      profile: {
        personal_info: { full_name: 'Ana Maria Reyes', email: 'ana.reyes@example.com' },
        awards: [{ title: 'Employee of the Year', date: '2020' }],
      },
    })
  })

  test('whoever can’t wait is told so, and a text is read meanwhile', async () => {
    const scan = read(resumeScan(), 0.2)
    expect(await read(resumePdf())).toMatchObject({ outcome: 'read' })
    expect(await scan).toEqual({ outcome: 'unfinished' })
  })

  test.each([
    [1000, 'too-long'],
    [50, 'too-many-scans'],
  ])('%i pages of noise are refused before any is looked at', async (count, outcome) => {
    expect(await read(hostile.noisePages(count))).toEqual({ outcome })
  })

  test.each([
    ['gray', hostile.scan],
    ['of a gigapixel', () => hostile.picture(40_000, 40_000)],
    ['that says it is larger than it is', () => hostile.picture(5_000, 5_000)],
    ['of a broken JPEG', () => hostile.picture(2_000, 2_000, '/DCTDecode')],
    ['of broken JBIG2', () => hostile.picture(2_000, 2_000, '/JBIG2Decode')],
    ['of broken JPEG 2000', () => hostile.picture(2_000, 2_000, '/JPXDecode')],
    ['of a fax without end', hostile.endlessFax],
    ['of a fax of billions of rows', hostile.hugeFax],
    ['of a fax cut short', hostile.cutFax],
    ['of JBIG2 with billions of rows', hostile.hugeJbig2],
    ['of JBIG2 cut short', hostile.cutJbig2],
    ['of JBIG2 with a hundred thousand layers', hostile.endlessJbig2],
    ['of JPEG 2000 with billions of rows', hostile.hugeJpx],
    ['of JPEG 2000 in millions of tiles', hostile.tiledJpx],
    ['of JPEG 2000 cut short', hostile.cutJpx],
    ['of JPEG 2000 without end', hostile.endlessJpx],
    ['that draws itself', hostile.formLoop],
  ])('a picture %s shows no text', async (_, make) => {
    expect(await read(make())).toEqual({ outcome: 'no-text' })
  })
})

test('whoever can’t wait for their turn is told so; whoever can stays in line until it is full', async () => {
  const asleep = () => spawn('sleep', ['600'], { stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
  const extraction = openExtraction({ children: 1, queue: 1, spawn: asleep })
  const read = (caller: { seconds?: number }) => extraction.read(resumePdf(), { network: 'a', ...caller })
  const leaving = new AbortController()
  const begun = extraction.read(resumePdf(), { network: 'b', signal: leaving.signal })
  expect(await read({ seconds: 0.1 })).toEqual({ outcome: 'unfinished' })
  const inLine = read({})
  expect(await read({ seconds: 60 })).toEqual({ outcome: 'unfinished' })
  expect(await read({})).toEqual({ outcome: 'busy' })
  leaving.abort()
  expect(await begun).toEqual({ outcome: 'canceled' })
  await extraction.close()
  expect(await inLine).toEqual({ outcome: 'busy' })
})
