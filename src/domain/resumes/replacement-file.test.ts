import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'
import { replacementResumeMessages, replacementResumeProblem } from './replacement-file.ts'

const megabyte = 1_048_576

test.each([
  ['a.pdf', '', 1, undefined],
  ['a.DOCX', '', 1, undefined],
  ['a', 'application/msword', 1, undefined],
  ['a.jpg', '', 1, undefined],
  ['A.PNG', '', 1, undefined],
  ['a', 'image/jpeg', 1, undefined],
  ['a.pdf', '', 25 * megabyte, undefined],
  ['a.pdf', '', 25 * megabyte + 1, replacementResumeMessages.tooLarge],
  ['a.jpg.exe', '', 1, replacementResumeMessages.unsupported],
  ['a.pdf.zip', 'application/zip', 1, replacementResumeMessages.unsupported],
  ['a.heic', 'image/heic', 1, replacementResumeMessages.unsupported],
  ['a.exe', 'application/octet-stream', 1, replacementResumeMessages.unsupported],
  ['a.pdf', '', 0, replacementResumeMessages.unsupported],
])('%s of type "%s" with %d bytes: %s', (name, type, size, problem) => {
  expect(replacementResumeProblem({ name, type, size })).toBe(problem)
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1_258_291, '1.2 MB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [26_214_400, '25.0 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5 * 1024 ** 4, '5120.0 GB'],
])('%d bytes are %s', (bytes, formatted) => {
  expect(formatFileSize(bytes)).toBe(formatted)
})
