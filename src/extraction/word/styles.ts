/** What a Word style says about the text it is put on, as far as a reader can see it. */
export type TextStyle = {
  size?: number
  isBold?: boolean
  isItalic?: boolean
  isHidden?: boolean
  isItem?: boolean
  /** Nobody sees it unless something behind it is filled. */
  isWhite?: boolean
  isFilled?: boolean
}

const value = (xml: string, name: string): string | undefined =>
  new RegExp(`<w:${name}\\b[^>]*?w:val="([^"]*)"`).exec(xml)?.[1]

const isOn = (xml: string, name: string): boolean | undefined => {
  const tag = new RegExp(`<w:${name}\\b([^>]*?)/?>`).exec(xml)
  return tag ? !/w:val="(?:0|false|none)"/.test(tag[1] ?? '') : undefined
}

const isWhite = /^f[c-f]f[c-f]f[c-f]$/i
/** A pale color shows no white text: it counts as none. */
const fill = /<w:shd\b[^>]*?w:fill="(?!auto|(?:[ef][\da-f]){3})[\da-f]{6}"|<w:highlight\b(?![^>]*"(?:white|none)")/i

/** Whether the properties of a run, a paragraph or a cell put a color behind the text. */
export const isFilled = (xml: string): boolean => fill.test(xml)

/** Properties of a run or a paragraph. Text without size or marked as hidden is there for machines alone. */
export function styleOf(xml: string): TextStyle {
  const halfPoints = Number(value(xml, 'sz'))
  const color = value(xml, 'color')
  const isTiny = halfPoints > 0 && halfPoints < 6
  const isHidden = isOn(xml, 'vanish') || isOn(xml, 'webHidden') || isTiny || undefined
  return {
    ...(halfPoints > 0 ? { size: halfPoints / 2 } : {}),
    ...(isOn(xml, 'b') === undefined ? {} : { isBold: isOn(xml, 'b') }),
    ...(isOn(xml, 'i') === undefined ? {} : { isItalic: isOn(xml, 'i') }),
    ...(isHidden ? { isHidden } : {}),
    ...(color === undefined ? {} : { isWhite: isWhite.test(color) }),
    ...(isFilled(xml) ? { isFilled: true } : {}),
    ...(/<w:numPr\b/.test(xml) && value(xml, 'numId') !== '0' ? { isItem: true } : {}),
  }
}

/** The styles of a document by their id, each with what it takes over from the one it is based on. */
export function readStyles(xml: string): Map<string, TextStyle> {
  const bodies = new Map(
    [...xml.matchAll(/<w:style\b[^>]*?w:styleId="([^"]+)"[^>]*>(.*?)<\/w:style>/gs)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  )
  const read = (id: string, depth = 0): TextStyle => {
    const body = bodies.get(id)
    if (body === undefined || depth > 8) return {}
    return { ...read(value(body, 'basedOn') ?? '', depth + 1), ...styleOf(body) }
  }
  return new Map([...bodies.keys()].map((id) => [id, read(id)]))
}
