import { expect, test } from 'vitest'
import { textOf } from '../layout/row.ts'
import { zipOf, zipPart } from '../testing/zip.ts'
import { readDocx } from './read-docx.ts'

const docx = (body: string, styles = '') =>
  new Uint8Array(
    zipOf([
      zipPart('word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`),
      zipPart('word/styles.xml', `<w:styles>${styles}</w:styles>`),
    ]),
  )
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const linesOf = (bytes: Uint8Array) => readDocx(bytes).streams.map((rows) => rows.map(textOf))

test.each([
  ['hidden', '<w:vanish/>'],
  ['white', '<w:color w:val="FFFFFF"/>'],
  ['a point high', '<w:sz w:val="2"/>'],
  ['hidden by its style', '<w:rStyle w:val="Ghost"/>'],
])('text that is %s is not read', (_, look) => {
  const ghost = '<w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>'
  expect(linesOf(docx(paragraph(run('Xero, '), run('Kubernetes', look), run('Excel')), ghost))).toEqual([
    ['Xero, Excel'],
  ])
})

test.each([
  ['paragraph', `<w:p><w:pPr><w:shd w:fill="3B3B3B"/></w:pPr>${run('Skills', '<w:color w:val="FFFFFF"/>')}</w:p>`],
  [
    'cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F2A44"/></w:tcPr>${paragraph(run('Skills', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
  ],
])('white text on a filled %s is read', (_, body) => {
  expect(linesOf(docx(body))).toEqual([['Skills']])
})

test.each(['FFFFFF', 'FEFEFE', 'F2F2F2', 'auto'])('white text on a fill of %s is not', (fill) => {
  const ghost = run('Kubernetes', '<w:color w:val="FFFFFF"/>')
  const body = `<w:p><w:pPr><w:shd w:fill="${fill}"/></w:pPr>${run('Xero')}${ghost}</w:p>`
  expect(linesOf(docx(body))).toEqual([['Xero']])
})

test('tabs divide a line, list items are bullets, and deleted text is gone', () => {
  const item = `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${run('Closed &amp; filed.')}</w:p>`
  const dated = `<w:p>${run('Harbor Foods')}<w:r><w:tab/></w:r>${run('2020')}<w:del>${run('old')}</w:del></w:p>`
  const [rows = []] = readDocx(docx(dated + item)).streams
  expect(rows.map(({ cells, isBullet }) => [isBullet, ...cells.map(({ text }) => text)])).toEqual([
    [false, 'Harbor Foods', '2020'],
    [true, 'Closed & filed.'],
  ])
})

const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => paragraph(run(line))).join('')}</w:tc>`

test('a table of data is read row by row, one that lays out the page column by column', () => {
  const data = `<w:tbl><w:tr>${cell('2020')}${cell('Accountant', 'Harbor Foods')}</w:tr></w:tbl>`
  expect(linesOf(docx(data))).toEqual([['2020  Accountant', 'Harbor Foods']])
  const main = ['Experience', 'Accountant, Harbor Foods, 2020', 'Closed the books of twelve clients.', 'Filed returns.']
  const page = `<w:tbl><w:tr>${cell('Skills', 'Xero', 'Excel', 'SAP')}${cell(...main)}</w:tr></w:tbl>`
  expect(linesOf(docx(page))).toEqual([main, ['Skills', 'Xero', 'Excel', 'SAP']])
})

test('what stands first in another type is known as such', () => {
  const bold = '<w:b/>'
  const [rows = []] = readDocx(docx(paragraph(run('Tax Manager', bold), run(', Harbor Foods')))).streams
  expect(rows[0]?.cells).toMatchObject([{ text: 'Tax Manager, Harbor Foods', lead: 'Tax Manager', font: 'Bold' }])
})

test('a table with names over its columns is read by them', () => {
  const row = (...cells: string[]) => `<w:tr>${cells.map((text) => cell(...text.split('/'))).join('')}</w:tr>`
  const table = `<w:tbl>${row('Period', 'Employer', 'Position', 'Duties')}${row('Feb 2019 –/Aug 2021', 'Harbor Foods/(Lahore)', 'Auditor', 'Led the audits.')}</w:tbl>`
  const [rows = []] = readDocx(docx(table)).streams
  expect(rows.map(({ cells }) => cells.map(({ text, is }) => [text, is]))).toEqual([
    [['Feb 2019 – Aug 2021', undefined]],
    [['Harbor Foods', 'company']],
    [['Lahore', 'place']],
    [['Auditor', 'title']],
    [['Led the audits.', undefined]],
  ])
})

test('cards with a date each are read one after the other', () => {
  const table = `<w:tbl><w:tr>${cell('Enrolled Agent', 'IRS', '2018')}${cell('CPA', 'Ohio Board', '2020')}</w:tr></w:tbl>`
  expect(linesOf(docx(table))).toEqual([['Enrolled Agent', 'IRS', '2018', 'CPA', 'Ohio Board', '2020']])
})
