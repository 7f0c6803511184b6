import { expect, test } from 'vitest'
import { onePage, page, pdfOf, streamOf } from '../testing/pdf.ts'
import { readPdf } from './read-pdf.ts'

const at = (y: number, text: string, before = '', size = 12) =>
  `q ${before} BT /F1 ${size} Tf 72 ${y} Td (${text}) Tj ET Q`

const textsOf = async (bytes: Buffer): Promise<string[]> =>
  (await readPdf(new Uint8Array(bytes))).items.map(({ text }) => text)

test.each([
  ['tiny', at(600, 'Kubernetes', '', 1)],
  ['white on the page', at(600, 'Kubernetes', '1 g')],
  ['nearly white', at(600, 'Kubernetes', '0.98 0.97 0.99 rg')],
  ['as dark as the band under it', `q 0.1 0.2 0.3 rg 60 590 400 30 re f Q ${at(600, 'Kubernetes', '0.1 0.2 0.3 rg')}`],
  ['off the page', at(900, 'Kubernetes')],
  ['left of the page', `BT /F1 12 Tf -500 600 Td (Kubernetes) Tj ET`],
  ['invisible by its mode', `BT 3 Tr /F1 12 Tf 72 600 Td (Kubernetes) Tj ET`],
  ['clipped away', at(600, 'Kubernetes', '0 0 10 10 re W n')],
  ['under a box', `${at(600, 'Kubernetes')} q 1 g 60 590 400 30 re f Q`],
])('text that is %s is not read', async (_, hidden) => {
  const shown = [at(700, 'Ana Reyes'), at(680, 'Accountant', '0.4 g')]
  expect(await textsOf(onePage(Buffer.from([...shown, hidden].join('\n'))))).toEqual(['Ana Reyes', 'Accountant'])
})

/** A page with resources and objects of its own: object 5 is a form, object 6 a layer that is switched off. */
const special = (hidden: string) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('4 0 R').replace(
      '/Resources <<',
      '/Resources << /ExtGState << /G << /ca 0 >> /S << /CA 0 >> >> /XObject << /X 5 0 R >> /Properties << /L 6 0 R >>',
    ),
    streamOf(Buffer.from(`${at(700, 'Ana Reyes')} ${hidden} ${at(680, 'Accountant')}`)),
    streamOf(
      Buffer.from(`/Full gs ${at(600, 'Kubernetes')}`),
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >> /Resources << /ExtGState << /Full << /ca 1 >> >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
    ),
    '<< /Type /OCG /Name (Draft) >>',
  ])

test.each([
  ['without any color of its own', at(600, 'Kubernetes', '/G gs')],
  ['drawn as clear outlines', 'q /S gs BT 1 Tr /F1 12 Tf 72 600 Td (Kubernetes) Tj ET Q'],
  ['in a clear group', 'q /G gs /X Do Q'],
  ['in a layer that is switched off', `/OC /L BDC ${at(600, 'Kubernetes')} EMC`],
  ['deep in such a layer', `/OC /L BDC /Span BMC ${at(600, 'Kubernetes')} EMC EMC`],
])('text %s is not read', async (_, hidden) => {
  expect(await textsOf(special(hidden))).toEqual(['Ana Reyes', 'Accountant'])
})

test('a group that is there is read', async () => {
  expect(await textsOf(special('q /X Do Q'))).toEqual(['Ana Reyes', 'Kubernetes', 'Accountant'])
})

test('white text on a dark band is there to be read', async () => {
  const band = `q 0.1 0.2 0.3 rg 60 690 400 30 re f Q ${at(700, 'Ana Reyes', '1 g')}`
  expect(await textsOf(onePage(Buffer.from(band)))).toEqual(['Ana Reyes'])
})

test('letters set wide are words', async () => {
  const wide = 'BT /F1 12 Tf 4 Tc 72 700 Td (WORK EXPERIENCE) Tj ET'
  expect(await textsOf(onePage(Buffer.from(wide)))).toEqual(['WORK EXPERIENCE'])
})

test('a dot drawn before a line is its bullet', async () => {
  const dot =
    '75 603 m 75 604.1 74.1 605 73 605 c 71.9 605 71 604.1 71 603 c 71 601.9 71.9 601 73 601 c 74.1 601 75 601.9 75 603 c f'
  const line = 'BT /F1 12 Tf 84 600 Td (Closed the books.) Tj ET'
  expect(await textsOf(onePage(Buffer.from(`${dot} ${line}`)))).toEqual(['Closed the books.', '•'])
})
