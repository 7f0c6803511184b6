import mammoth from 'mammoth'
import type { Row } from '../layout/row.ts'
import { Refusal } from '../outcome.ts'
import { rowsOfTexts } from './text-rows.ts'

const blocks = /<(p|h[1-6]|li|td|th|tr)\b[^>]*>|<\/(?:p|h[1-6]|li|td|th|tr)>/g

/** A Word file as one stream of lines; list items keep that they were some. */
export async function readDocx(bytes: Uint8Array): Promise<{ streams: Row[][]; links: string[] }> {
  const { value } = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch((error: unknown) => {
      throw error instanceof RangeError ? error : new Refusal('damaged')
    })
  const links = [...value.matchAll(/<a href="([^"]+)"/g)].map((match) => plainText(match[1] ?? ''))
  return { streams: [rowsOfTexts(linesOf(value))], links }
}

function linesOf(html: string): string[] {
  const lines: string[] = []
  let isItem = false
  let from = 0
  const take = (to: number) => {
    const text = plainText(html.slice(from, to))
    if (text.trim() !== '') lines.push((isItem ? '• ' : '') + text)
    isItem = false
  }
  for (const tag of html.matchAll(blocks)) {
    take(tag.index)
    if (tag[1] === 'li') isItem = true
    from = tag.index + tag[0].length
  }
  take(html.length)
  return lines.flatMap((line) => line.split('\n'))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
