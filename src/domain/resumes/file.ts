import { resumeLimitBytes } from './limits.ts'

export const resumeMessages = {
  notPdf: 'Please upload a PDF file.',
  tooLarge: 'Max size is 10MB.',
} as const

/** What is wrong with a chosen file, as far as its name, type and size tell. */
export function resumeFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  if (!isPdf) return resumeMessages.notPdf
  return file.size > resumeLimitBytes ? resumeMessages.tooLarge : undefined
}

/** A second choice that was refused leaves the first one in place. */
export const refusedFileMessage = (refused: string, chosen: string) =>
  `“${refused}” was not added; “${chosen}” is still selected.`

/** PDF readers look this far for the signature: email programs and scanners may put other bytes in front. */
export const pdfMarkWithinBytes = 1024

/** A file's type is determined by its bytes. */
export function isPdf(head: Uint8Array): boolean {
  let text = ''
  for (const byte of head.subarray(0, pdfMarkWithinBytes)) text += String.fromCharCode(byte)
  return text.includes('%PDF-')
}
