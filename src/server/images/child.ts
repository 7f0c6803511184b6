import sharp from 'sharp'
import { portrait, portraitLimits } from '#domain/images/portrait.ts'
import { exitCodes } from './exit-codes.ts'

/**
 * The process with limits that re-encodes one picture: bytes in, portrait out. A malicious file that crashes the decoder takes
 * down this process, and nothing else.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const bytes = Buffer.concat(chunks)

/** Only the header is read for this, so a decompression bomb costs nothing. */
const { width, height } = await sharp(bytes, { limitInputPixels: false })
  .metadata()
  .catch(() => process.exit(exitCodes.damaged))
if (width * height > portraitLimits.pixels) process.exit(exitCodes.tooManyPixels)

const encoded = await sharp(bytes, { limitInputPixels: portraitLimits.pixels, failOn: 'error', pages: 1 })
  .autoOrient()
  .resize(portrait.sidePixels, portrait.sidePixels, { fit: 'cover' })
  .webp({ quality: 82 })
  .toBuffer()
  .catch(() => process.exit(exitCodes.damaged))
process.stdout.end(encoded)
