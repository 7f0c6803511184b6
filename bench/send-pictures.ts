import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { ocrLimits } from '#extraction/limits.ts'
import * as hostile from '#extraction/testing/hostile-files.ts'
import { applicationBody, multipart } from './multipart.ts'

/**
 * Sends pictures made to exhaust whoever reads them, one after another or all at once, each as a program would and as an applicant
 * would, from a network of its own: one that has sent such a file is not read for a while. All of it is made before it begins.
 */
const [url = '', order = 'one after another'] = process.argv.slice(2)

const files = [
  hostile.gigapixel(),
  hostile.picture(5_000, 5_000),
  hostile.picture(2_000, 2_000, '/DCTDecode'),
  hostile.noisePages(1_000),
  hostile.noisePages(ocrLimits.pages),
  hostile.endlessFax(),
  hostile.hugeFax(),
  hostile.hugeJbig2(),
  hostile.cutJbig2(),
  hostile.endlessJbig2(),
  hostile.hugeJpx(),
  hostile.tiledJpx(),
  hostile.cutJpx(),
  hostile.endlessJpx(),
]

const uploads = files
  .flatMap((file, index) => [
    { path: '/extract', ...multipart({}, file) },
    {
      path: '/api/talent-applications',
      ...applicationBody(`${order.replaceAll(' ', '-')}-${index}@example.com`, file),
    },
  ])
  .map((upload, index) => ({ ...upload, network: `203.0.${order.length}.${index}` }))

async function send({ path, type, body, network }: (typeof uploads)[number]) {
  const headers = { origin: url, 'x-forwarded-for': network, 'content-type': type, 'content-length': body.length }
  const sent = request(`${url}${path}`, { method: 'POST', headers, agent: false }).end(body)
  const [answer] = await once(sent, 'response')
  await text(answer)
  process.send?.(answer.statusCode)
}

process.send?.('ready')
await once(process, 'message')
if (order === 'all at once') await Promise.all(uploads.map(send))
else for (const upload of uploads) await send(upload)
process.disconnect?.()
