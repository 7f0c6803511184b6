import sharp, { type Sharp } from 'sharp'
import { portrait, portraitLimits } from '#domain/images/portrait.ts'
import { photographLimits } from '#domain/resumes/photograph.ts'
import { exitCodes } from './exit-codes.ts'

/**
 * The process with limits that re-encodes one picture: bytes in, portrait or page out. A malicious file that crashes the decoder takes
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

const uses = {
  portrait: {
    pixels: portraitLimits.pixels,
    make: (picture: Sharp) =>
      picture.resize(portrait.sidePixels, portrait.sidePixels, { fit: 'cover' }).webp({ quality: 82 }),
  },
  page: {
    pixels: photographLimits.pixels,
    make: (picture: Sharp) =>
      picture
        .resize(photographLimits.sidePixels, photographLimits.sidePixels, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85 }),
  },
}
const { pixels, make } = uses[process.argv[2] === 'page' ? 'page' : 'portrait']

/** Only the header is read for this, so a decompression bomb costs nothing. */
const { width, height } = await sharp(bytes, { limitInputPixels: false })
  .metadata()
  .catch(() => process.exit(exitCodes.damaged))
if (width * height > pixels) process.exit(exitCodes.tooManyPixels)

const picture = sharp(bytes, { limitInputPixels: pixels, failOn: 'error', pages: 1 }).autoOrient()
const encoded = await make(picture)
  .toBuffer()
  .catch(() => process.exit(exitCodes.damaged))
process.stdout.end(encoded)
