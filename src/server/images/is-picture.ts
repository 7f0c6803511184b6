/** JPEG, PNG, GIF and WebP by their first bytes, in hexadecimal; four of WebP's are a length. */
const signatures = [/^ffd8ff/, /^89504e470d0a1a0a/, /^47494638(37|39)61/, /^52494646.{8}57454250/]

/** A file's type is determined by its bytes, whatever its name and the browser say. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return signatures.some((mark) => mark.test(head))
}
