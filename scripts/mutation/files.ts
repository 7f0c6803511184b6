import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8')

export const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()
