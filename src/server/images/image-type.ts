/** The first bytes in hexadecimal; four of them are a length in WebP's mark. */
const marks = [
  { type: 'image/jpeg', mark: /^ffd8ff/ },
  { type: 'image/png', mark: /^89504e470d0a1a0a/ },
  { type: 'image/gif', mark: /^47494638(37|39)61/ },
  { type: 'image/webp', mark: /^52494646.{8}57454250/ },
] as const

/** What the bytes say they are, whatever the file's name and the browser say. */
export const imageType = (bytes: Uint8Array): (typeof marks)[number]['type'] | undefined => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return marks.find(({ mark }) => mark.test(head))?.type
}
