import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Beside each script and stylesheet, the same as small as it gets: a tenth smaller than what there is time for while
 * someone waits, and no work for the server.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const part = bundle[name]
        const content = Buffer.from((part?.type === 'chunk' ? part.code : part?.source) ?? '')
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        await writeFile(join(dir, `${name}.br`), await brotli(content, { params }))
        await writeFile(join(dir, `${name}.gz`), await zip(content, { level: 9 }))
      }),
    )
  },
})
