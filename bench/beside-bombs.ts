import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { docxBomb, manyPages, pdfBomb } from '#extraction/testing/hostile-files.ts'
import { start } from './process.ts'

const limitMilliseconds = 100
const atOnce = 6

const files = [
  ['a PDF that unpacks to a gigabyte', pdfBomb(), 'bomb.pdf'],
  ['ten thousand pages', manyPages(10_000), 'long.pdf'],
  ['a Word file that unpacks without end', docxBomb(1000), 'bomb.docx'],
] as const

function send(url: string, bytes: Buffer, name: string) {
  const form = new FormData()
  form.append('resume', new Blob([new Uint8Array(bytes)]), name)
  return fetch(`${url}/extract`, { method: 'POST', body: form }).then((answer) => answer.json())
}

/** The 99th percentile of other requests while malicious files are read, against its limit. */
export async function benchBesideBombs(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glide-bench-'))
  const glide = await start('src/server/main.ts', {
    PORT: '4873',
    HOST: '127.0.0.1',
    GLIDE_DEMO: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  try {
    for (const [words, bytes, name] of files) {
      let isDone = false
      const reading = Promise.all(Array.from({ length: atOnce }, () => send(glide.url, bytes, name))).finally(() => {
        isDone = true
      })
      const times: number[] = []
      while (!isDone) {
        const startedAt = performance.now()
        await (await fetch(`${glide.url}/api/session`)).text()
        times.push(performance.now() - startedAt)
        await sleep(10)
      }
      await reading
      const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
      const ratio = (slow / limitMilliseconds).toFixed(3)
      console.log(`beside ${atOnce} of ${words}`.padEnd(54), `p99 ${slow.toFixed(1)} ms   ratio to the limit ${ratio}`)
      if (slow > limitMilliseconds) process.exitCode = 1
    }
  } finally {
    glide.stop()
  }
}
