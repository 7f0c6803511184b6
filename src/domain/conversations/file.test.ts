import { expect, test } from 'vitest'
import { messageFileLimitBytes, messageFileMessages, messageFileProblem } from './file.ts'

test.each([
  ['Trial balance.pdf', 'application/pdf', 1],
  ['Letter.DOCX', '', 1],
  ['Letter', 'application/msword', 1],
  ['Trial balance.pdf', 'application/pdf', messageFileLimitBytes],
])('%s of type "%s" with %i bytes can be sent', (name, type, size) => {
  expect(messageFileProblem({ name, type, size })).toBeUndefined()
})

test.each([
  ['Ledger.xlsx', 'application/vnd.ms-excel', 1, messageFileMessages.unsupported],
  ['Trial balance.pdf', 'application/pdf', 0, messageFileMessages.unsupported],
  // Resumes may be photographs, files of messages not.
  ['Receipt.jpg', 'image/jpeg', 1, messageFileMessages.unsupported],
  ['Trial balance.pdf', 'application/pdf', messageFileLimitBytes + 1, messageFileMessages.tooLarge],
  // A smaller one could not be sent either.
  ['Backup.zip', 'application/zip', messageFileLimitBytes + 1, messageFileMessages.unsupported],
  [
    'W-2 123-45-6789.pdf',
    'application/pdf',
    1,
    'The file’s name seems to contain a Social Security number. Nobody on Glide needs it: please remove it.',
  ],
])('%s of type "%s" with %i bytes: %s', (name, type, size, problem) => {
  expect(messageFileProblem({ name, type, size })).toBe(problem)
})
