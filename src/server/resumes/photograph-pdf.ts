import { pdfOfPictures } from '#extraction/ocr/pictures-pdf.ts'
import { reencode } from '../images/reencode.ts'

/** JPEG and PNG by their first bytes, in hexadecimal. */
const signatures = /^(?:ffd8ff|89504e470d0a1a0a)/

export const isPhotograph = (bytes: Uint8Array): boolean =>
  signatures.test(Buffer.from(bytes.subarray(0, 8)).toString('hex'))

/** Upright, without where and when it was taken, and a PDF as every other: whoever opens it needs no other program. */
export const photographPdf = async (bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> =>
  pdfOfPictures([await reencode('page', bytes, signal)])
