import { afterAll, describe, expect, test } from 'vitest'
import { openExtraction } from './open-extraction.ts'
import * as hostile from './testing/hostile-files.ts'
import { resumePdf, resumeScan } from './testing/resume.ts'

// Reading a page from its picture takes seconds, on a busy machine many.
describe('pages that are pictures', { timeout: 280_000 }, () => {
  const extraction = openExtraction({ children: 1 })
  afterAll(() => extraction.close())
  const read = (file: Buffer, ocrSeconds?: number) =>
    extraction.read(new Uint8Array(file), { network: 'a', ...(ocrSeconds ? { ocrSeconds } : {}) })

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

  test('whoever can’t wait is told so, and a text is read meanwhile', async () => {
    const scan = read(resumeScan(), 0.2)
    expect(await read(resumePdf())).toMatchObject({ outcome: 'read' })
    expect(await scan).toEqual({ outcome: 'unfinished' })
  })

  test.each([
    ['gray', hostile.scan],
    ['of a gigapixel', () => hostile.picture(40_000, 40_000)],
    ['that says it is larger than it is', () => hostile.picture(5_000, 5_000)],
    ['of a broken JPEG', () => hostile.picture(2_000, 2_000, '/DCTDecode')],
    ['of broken JBIG2', () => hostile.picture(2_000, 2_000, '/JBIG2Decode')],
    ['of broken JPEG 2000', () => hostile.picture(2_000, 2_000, '/JPXDecode')],
    ['that draws itself', hostile.formLoop],
  ])('a picture %s shows no text', async (_, make) => {
    expect(await read(make())).toEqual({ outcome: 'no-text' })
  })
})
