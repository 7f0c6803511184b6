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

/** Readers look for the mark this far: mail programs and scanners put bytes of their own in front. */
export const pdfMarkWithinBytes = 1024

/** The truth about a file's type is in its bytes. */
export function isPdf(head: Uint8Array): boolean {
  let text = ''
  for (const byte of head.subarray(0, pdfMarkWithinBytes)) text += String.fromCharCode(byte)
  return text.includes('%PDF-')
}
