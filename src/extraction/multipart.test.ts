import { expect, test } from 'vitest'
import { filePart } from './multipart.ts'

const type = 'multipart/form-data; boundary=line'
const body = (...parts: string[]) => Buffer.from(`${parts.map((part) => `--line\r\n${part}\r\n`).join('')}--line--\r\n`)
const file =
  'Content-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n\r\n--lin e'

test('finds the file among other fields, whatever its bytes', () => {
  const text = 'Content-Disposition: form-data; name="name"\r\n\r\nresume'
  expect(filePart(body(text, file), type, 'resume')?.toString()).toBe('%PDF\r\n\r\n--lin e')
  expect(filePart(body(file, text), 'multipart/form-data; boundary="line"', 'resume')?.toString()).toContain('%PDF')
})

test.each([
  ['another field', body(file.replace('"resume"', '"photo"')), type],
  ['text instead of a file', body('Content-Disposition: form-data; name="resume"\r\n\r\nhello'), type],
  ['no end', Buffer.from(`--line\r\n${file}`), type],
  ['no boundary', body(file), 'multipart/form-data'],
  ['nothing', Buffer.alloc(0), type],
  ['a field whose name only ends like ours', body(file.replace('"resume"', '"my-resume"')), type],
])('%s is not the file', (_, bytes, contentType) => {
  expect(filePart(bytes, contentType, 'resume')).toBeUndefined()
})

test('an empty file is one', () => {
  const empty = 'Content-Disposition: form-data; name="resume"; filename=""\r\n\r\n'
  expect(filePart(body(empty), type, 'resume')).toHaveLength(0)
})
