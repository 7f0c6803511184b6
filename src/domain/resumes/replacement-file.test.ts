import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'
import { replacementResumeLimitBytes, replacementResumeMessages, replacementResumeProblem } from './replacement-file.ts'

test.each([
  ['a.pdf', '', 1, undefined],
  ['a.DOCX', '', 1, undefined],
  ['a', 'application/msword', 1, undefined],
  ['a.pdf', '', replacementResumeLimitBytes, undefined],
  ['a.pdf', '', replacementResumeLimitBytes + 1, replacementResumeMessages.tooLarge],
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
])('%d bytes are %s', (bytes, formatted) => {
  expect(formatFileSize(bytes)).toBe(formatted)
})
