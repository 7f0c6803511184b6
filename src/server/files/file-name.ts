const storedLimit = 100
const shownLimit = 120
const maxReadLength = 1000

/** The part of a stored path that comes from the person's file: word characters, dots and hyphens. */
export const storedName = (fileName: string) => shorten(fileName.replace(/[^\w.-]/gu, '_'), storedLimit) || '_'

/**
 * A file's name as people see and download it: no folders, no control characters, nothing that turns the direction of
 * reading (which would make "gpj.exe" out of "exe.jpg"). The two joiners stay, names in Persian and Hindi need them.
 */
export function shownName(fileName: string): string {
  const lastPart = fileName.slice(-maxReadLength).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const printable = lastPart.replace(/(?![\u200c\u200d])[\p{C}\u2028\u2029]/gu, '').replace(/\s+/gu, ' ')
  return shorten(printable.replace(/^[\s.]+|[\s.]+$/gu, ''), shownLimit) || 'file'
}

/** Truncates without splitting a character, and keeps the extension. */
function shorten(name: string, limit: number): string {
  const characters = [...name]
  if (characters.length <= limit) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, limit - ending.length).join('') + ending
}
