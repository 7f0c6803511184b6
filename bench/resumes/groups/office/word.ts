import type { WordParts } from '../resume.ts'

/* As much of WordprocessingML as a resume needs. Lengths are twentieths of a point, sizes half points, as Word has them. */

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Run = { bold?: boolean; italic?: boolean; size?: number; color?: string; capitals?: boolean; spacing?: number }
export const run = (text: string, { bold, italic, size, color, capitals, spacing }: Run = {}) =>
  `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${capitals ? '<w:caps/>' : ''}${color ? `<w:color w:val="${color}"/>` : ''}${spacing ? `<w:spacing w:val="${spacing}"/>` : ''}${size ? `<w:sz w:val="${size}"/>` : ''}</w:rPr><w:t xml:space="preserve">${xml(text)}</w:t></w:r>`
export const bold = (text: string) => run(text, { bold: true })
export const italic = (text: string) => run(text, { italic: true })
export const tab = '<w:r><w:tab/></w:r>'

type Paragraph = {
  align?: 'center' | 'right'
  indent?: number
  hanging?: number
  tabs?: [kind: 'left' | 'right', at: number][]
  rule?: boolean
  shade?: string
  before?: number
  style?: string
  bullet?: boolean
}
export const paragraph = (runs: string, look: Paragraph = {}) =>
  `<w:p><w:pPr>${look.style ? `<w:pStyle w:val="${look.style}"/>` : ''}${look.bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}${look.rule ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="444444"/></w:pBdr>' : ''}${look.shade ? `<w:shd w:val="clear" w:color="auto" w:fill="${look.shade}"/>` : ''}${look.tabs ? `<w:tabs>${look.tabs.map(([kind, at]) => `<w:tab w:val="${kind}" w:pos="${at}"/>`).join('')}</w:tabs>` : ''}<w:spacing w:before="${look.before ?? 0}" w:after="40"/>${look.indent ? `<w:ind w:left="${look.indent}" w:hanging="${look.hanging ?? 0}"/>` : ''}${look.align ? `<w:jc w:val="${look.align}"/>` : ''}</w:pPr>${runs}</w:p>`
export const plain = (text: string | null, look?: Paragraph) => (text ? paragraph(run(text), look) : '')
export const bullets = (items: string[]) => items.map((item) => plain(item, { bullet: true })).join('')

/** Each cell holds paragraphs. */
export const table = (widths: number[], rows: string[][], ruled = true) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width)}" w:type="dxa"/><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="${ruled ? 'single' : 'nil'}" w:sz="4" w:space="0" w:color="666666"/>`).join('')}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell, index) => `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/></w:tcPr>${cell || '<w:p/>'}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>${paragraph('')}`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A Word file: its body, and what stands at the top of each page. */
export const word = (body: string, { font = 'Arial', header }: { font?: string; header?: string } = {}): WordParts => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${content}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${content}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${content}.numbering+xml"/>${header ? `<Override PartName="/word/header1.xml" ContentType="${content}.header+xml"/>` : ''}</Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${kind}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${kind}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${kind}/numbering" Target="numbering.xml"/>${header ? `<Relationship Id="rId3" Type="${kind}/header" Target="header1.xml"/>` : ''}</Relationships>`,
  'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rId3"/>' : ''}<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1000" w:right="1100" w:bottom="1000" w:left="1100" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`,
  'word/styles.xml': `${declaration}<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="24"/></w:rPr></w:style></w:styles>`,
  'word/numbering.xml': `${declaration}<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  ...(header && { 'word/header1.xml': `${declaration}<w:hdr ${namespaces}>${header}</w:hdr>` }),
})
