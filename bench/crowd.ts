import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ocrLimits } from '#extraction/limits.ts'
import { noisePages, pdfBomb } from '#extraction/testing/hostile-files.ts'
import { applicationBody, multipart } from './multipart.ts'

/**
 * Hostile clients of one network or of many, until the process is ended: they send bombs, begin uploads that never end, and read
 * nothing of what they asked for. All they send is made beforehand, so that the crowd costs little and those it is measured beside
 * are held up by what it costs the server.
 */
const [url = '', clients = '200', networks = '1'] = process.argv.slice(2)
const pauseMilliseconds = 50

type Attack = {
  path: string
  method?: 'GET'
  type?: string
  body?: () => Buffer
  isEndless?: boolean
  isRead?: boolean
}

const bomb = pdfBomb()
/** As many pages as are read, all of them noise: the longest that reading pictures takes. */
const noise = noisePages(ocrLimits.pages)
const upload = (file: Buffer) => {
  const { type, body } = multipart({}, file)
  return { path: '/extract', type, body: () => body }
}
const endless = (path: string) => ({
  path,
  type: 'multipart/form-data; boundary=x',
  body: () => Buffer.from('--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7'),
  isEndless: true,
})

const attacks: Attack[] = [
  upload(bomb),
  upload(noise),
  // What an applicant sends is read in the pool that applicants share.
  {
    path: '/api/talent-applications',
    type: applicationBody('', bomb).type,
    body: () => applicationBody(`hostile-${randomUUID()}@example.com`, bomb).body,
  },
  { path: '/api/openapi.json', method: 'GET', isRead: false },
  endless('/extract'),
  endless('/api/talent-applications'),
]

async function attack({ path, method, type, body, isEndless, isRead = true }: Attack, network: string) {
  for (;;) {
    const headers = { origin: url, 'x-forwarded-for': network, ...(type && { 'content-type': type }) }
    const sent = request(`${url}${path}`, { method: method ?? 'POST', headers, agent: false })
    const closed = new Promise((resolve) => sent.once('close', resolve))
    sent
      .on('error', () => {})
      .on('response', (response) => {
        response.on('error', () => {})
        if (isRead) response.resume()
        else response.pause()
      })
    if (isEndless) sent.write(body?.())
    else sent.end(body?.())
    await closed
    await sleep(pauseMilliseconds)
  }
}

await Promise.all(
  Array.from({ length: Number(clients) }, (_, client) =>
    attack(attacks[client % attacks.length] as Attack, `203.0.113.${client % Math.min(Number(networks), 250)}`),
  ),
)
