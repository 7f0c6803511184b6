/** Which letters a TrueType file has, from its table of characters (`cmap`, format 4). */
export function lettersOf(file: Buffer): (codePoint: number) => boolean {
  const cmap = tableAt(file, 'cmap')
  const ranges: [from: number, to: number][] = []
  for (let index = 0; index < file.readUInt16BE(cmap + 2); index++) {
    const at = cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4)
    if (file.readUInt16BE(at) === 4) ranges.push(...segmentsAt(file, at))
  }
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

function tableAt(file: Buffer, name: string): number {
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const at = 12 + index * 16
    if (file.toString('latin1', at, at + 4) === name) return file.readUInt32BE(at + 8)
  }
  throw new TypeError(`The font has no table ${name}.`)
}

/** The last segment only ends the table. */
function segmentsAt(file: Buffer, at: number): [number, number][] {
  const bytes = file.readUInt16BE(at + 6)
  return Array.from({ length: bytes / 2 - 1 }, (_, index) => [
    file.readUInt16BE(at + 16 + bytes + index * 2),
    file.readUInt16BE(at + 14 + index * 2),
  ])
}
