import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from './hostile-files.ts'

/** The page of `scan.pdf` as fax machines and office scanners write it. */
const [width, height] = [1275, 1640]
const stored = (name: string): Buffer => readFileSync(join(import.meta.dirname, name))

/** CCITT, group 4. */
export const fax = (): Buffer =>
  pictureOf(
    stored('scan.g4'),
    width,
    height,
    `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`,
  )

export const jpeg2000 = (): Buffer =>
  pictureOf(stored('scan.jp2'), width, height, '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode')
