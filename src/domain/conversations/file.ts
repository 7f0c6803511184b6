import { isDocument, replacementResumeLimitBytes, replacementResumeTypes } from '../resumes/replacement-file.ts'
import { refusedNumbers } from './message.ts'

/** What may come with a message: documents as resumes are, up to their size. Photographs aren't documents. A file of exactly the limit is allowed. */
export const messageFileTypes = replacementResumeTypes
export const messageFileLimitBytes = replacementResumeLimitBytes

export const messageFileMessages = {
  tooLarge: 'File too large. Max 25 MB',
  unsupported: 'Unsupported file type. Please attach a PDF or Word document.',
  notYet: 'You can attach files once the application is accepted.',
  notKept: 'not saved with your draft',
  infected: 'Our scanner found malware in this file, so it wasn’t sent.',
  unscanned: 'We couldn’t check this file for malware. Please try again in a few minutes.',
  locked: 'This file was never checked for malware, so nobody can open it. Please ask for it again.',
  gone: 'File not found.',
  overLimit: 'You’ve reached today’s limit for sending files. Please try again tomorrow.',
  opening: 'Unable to open file',
} as const

/** What is wrong with a chosen file, as far as its name, type and size tell. */
export function messageFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  if (!isDocument(file) || file.size === 0) return messageFileMessages.unsupported
  if (file.size > messageFileLimitBytes) return messageFileMessages.tooLarge
  return refusedNumbers(file.name, 'The file’s name')
}
