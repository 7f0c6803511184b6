/** The file of one field in a multipart body, without a copy of it: a general reader would hold up everyone else for a large one. */
export function filePart(body: Buffer, contentType: string, field: string): Buffer | undefined {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(contentType)
  const mark = `--${boundary?.[1] ?? boundary?.[2]}`
  if (!boundary) return undefined
  let at = body.indexOf(mark)
  while (at >= 0) {
    const from = at + mark.length + 2
    const blank = body.indexOf('\r\n\r\n', from)
    const next = body.indexOf(`\r\n${mark}`, from - 2)
    if (blank < 0 || next < 0) return undefined
    const head = body.subarray(from, Math.min(blank, from + 2000)).toString('utf8')
    if (blank < next && isFile(head, field)) return body.subarray(blank + 4, next)
    at = next + 2
  }
  return undefined
}

const isFile = (head: string, field: string): boolean => {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? ''
  return (
    new RegExp(`(?:^|;)\\s*name="?${field}"?(?:;|\\s|$)`, 'i').test(disposition) && /filename\*?=/i.test(disposition)
  )
}
