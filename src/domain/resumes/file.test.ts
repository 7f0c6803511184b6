import { expect, test } from 'vitest'
import { isPdf, refusedFileMessage, resumeFileProblem } from './file.ts'

const megabyte = 1_048_576

test.each([
  ['resume.pdf', 'application/pdf', 1, undefined],
  ['resume.PDF', '', 1, undefined],
  ['resume', 'application/pdf', 1, undefined],
  ['resume.pdf', 'application/pdf', 10 * megabyte, undefined],
  ['resume.pdf', 'application/pdf', 10 * megabyte + 1, 'Max size is 10MB.'],
  ['resume.pdf.docx', 'application/msword', 1, 'Please upload a PDF file.'],
  ['pdf', '', 1, 'Please upload a PDF file.'],
])('of the file %s of type %s and %i bytes one reads: %s', (name, type, size, problem) => {
  expect(resumeFileProblem({ name, type, size })).toBe(problem)
})

test.each([
  ['%PDF-1.7', true],
  [`${'\n'.repeat(1019)}%PDF-`, true],
  [`${'\n'.repeat(1020)}%PDF-`, false],
  ['%pdf-1.7', false],
  ['PK\u0003\u0004', false],
  ['', false],
])('the bytes tell whether a file is a PDF: %j', (text, is) => {
  expect(isPdf(Buffer.from(text, 'latin1'))).toBe(is)
})

test('a refused file leaves the chosen one, and both are named', () => {
  expect(refusedFileMessage('photo.heic', 'resume.pdf')).toBe(
    '“photo.heic” was not added; “resume.pdf” is still selected.',
  )
})
