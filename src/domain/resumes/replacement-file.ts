import { photographTypes } from './photograph.ts'

/** What a candidate may upload in place of the first resume. A file of exactly the limit is allowed. */
export const replacementResumeLimitBytes = 25 * 1024 * 1024

export const replacementResumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export const replacementResumeMessages = {
  noProfile: 'Create your profile first to upload a resume.',
  tooLarge: 'File too large. Max 25 MB',
  unsupported: 'Unsupported file type. Please upload a PDF or Word document.',
  uploaded: 'Resume uploaded',
  failed: 'Failed to upload resume',
  opening: 'Unable to open resume',
  none: 'Upload a resume first.',
} as const

type ChosenFile = { name: string; type: string; size: number }

export const isDocument = ({ name, type }: ChosenFile): boolean =>
  (Object.values(replacementResumeTypes) as string[]).includes(type) || /\.(?:pdf|docx?)$/i.test(name)

/** Stored as a PDF with one page. */
const isPhotograph = ({ name, type }: ChosenFile): boolean =>
  (photographTypes as readonly string[]).includes(type) || /\.(?:jpe?g|png)$/i.test(name)

/** What is wrong with a chosen file, as far as its name, type and size tell. */
export function replacementResumeProblem(file: ChosenFile): string | undefined {
  if (!(isDocument(file) || isPhotograph(file)) || file.size === 0) return replacementResumeMessages.unsupported
  return file.size > replacementResumeLimitBytes ? replacementResumeMessages.tooLarge : undefined
}
