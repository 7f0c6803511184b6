import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencode } from './reencode.ts'

const makePortrait = (bytes: Uint8Array, signal = new AbortController().signal) => reencode('portrait', bytes, signal)

const plainColor = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0E7C66' } })
const script = '<script>alert(1)</script>'

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s becomes a square WebP', async (format) => {
  const made = await makePortrait(await plainColor(900, 300).toFormat(format).toBuffer())
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
})

test('T40 it stands upright and says nothing of where, when and by what it was taken', async () => {
  const sky = await plainColor(600, 300).toBuffer({ resolveWithObject: true })
  const halves = sharp({ create: { width: 600, height: 600, channels: 3, background: '#ffffff' } })
    .composite([{ input: sky.data, raw: sky.info, top: 0, left: 0 }])
    .withExif({ IFD0: { Make: 'Canary camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  // Six: what is stored lies on its left side, so its top belongs on the right.
  const photo = await halves.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  const made = await makePortrait(photo)
  const { exif, xmp, icc, iptc, orientation } = await sharp(made).metadata()
  expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(made.toString('latin1')).not.toContain('Canary')
  const pixel = async (left: number) =>
    (await sharp(made).extract({ left, top: 256, width: 1, height: 1 }).removeAlpha().raw().toBuffer())[0] as number
  expect(await pixel(20)).toBeGreaterThan(200)
  expect(await pixel(490)).toBeLessThan(60)
})

test.each([
  ['a page', script],
  ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`],
  ['a drawing behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a document', '%PDF-1.7'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['nothing', ''],
])('%s is no picture, whatever it is called', async (_, content) => {
  const refused = expect(makePortrait(Buffer.from(content, 'latin1'))).rejects
  await refused.toMatchObject({ code: 'unsupported_type', message: 'Please upload an image file' })
})

test('T40 a picture that is a script as well keeps the picture alone', async () => {
  const gif = await plainColor(64, 64).gif().toBuffer()
  const made = await makePortrait(Buffer.concat([gif, Buffer.from(`*/=1;${script}`)]))
  expect(made.toString('latin1')).not.toContain('alert')
  const onlyTheMark = makePortrait(Buffer.from(`GIF89a/*..*/=1;${script}`))
  await expect(onlyTheMark).rejects.toMatchObject({ code: 'invalid_input' })
})

test('T40 the pixels are counted in the header: 25 million and no more', async () => {
  expect(await makePortrait(await plainColor(5000, 5000).jpeg().toBuffer())).toBeInstanceOf(Buffer)
  const tooMany = { code: 'too_large', message: 'The image has too many pixels. The limit is 25 megapixels.' }
  await expect(makePortrait(await plainColor(5001, 5000).png().toBuffer())).rejects.toMatchObject(tooMany)

  const bomb = await plainColor(8, 8).png().toBuffer()
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  bomb.writeUInt32BE(checksum(bomb.subarray(12, 29)), 29)
  const before = await childrenCpuSeconds()
  await expect(makePortrait(bomb)).rejects.toMatchObject(tooMany)
  expect((await childrenCpuSeconds()) - before).toBeLessThan(5)
})

test('a hostile picture costs its own request alone', async () => {
  const good = await plainColor(800, 800).webp().toBuffer()
  const broken = good.subarray(0, good.length / 2)
  const results = await Promise.allSettled([good, broken, good, broken, good].map((bytes) => makePortrait(bytes)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
})

test('more than can wait are told to come back, and those who leave are not worked for', async () => {
  const png = await plainColor(16, 16).png().toBuffer()
  const leaving = new AbortController()
  const made = Array.from({ length: 30 }, () => makePortrait(png, leaving.signal).catch((reason: unknown) => reason))
  const comeBack = { code: 'unavailable', retryAfterSeconds: 5 }
  // Two are made and twenty wait; the rest is refused at once.
  for (const refused of await Promise.all(made.slice(22))) expect(refused).toMatchObject(comeBack)
  leaving.abort()
  for (const left of await Promise.all(made.slice(2, 22))) expect(left).toMatchObject(comeBack)
  await Promise.all(made)
  expect(await makePortrait(png)).toBeInstanceOf(Buffer)
})

/** The processor time of all children that have ended, where the system tells it: on a busy machine the clock says nothing. */
async function childrenCpuSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => '')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) / 100
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
