import { shownName } from './file-name.ts'

/** RFC 6266: an ASCII fallback for every client, and the real name (RFC 8187) if it differs. */
export function contentDisposition(disposition: 'inline' | 'attachment', fileName: string): string {
  const name = shownName(fileName)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const header = `${disposition}; filename="${plain}"`
  return plain === name ? header : `${header}; filename*=UTF-8''${encode(name)}`
}

const encode = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
