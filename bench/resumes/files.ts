import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipOf, zipPart } from '#extraction/testing/zip.ts'
import sources from './files/sources.json' with { type: 'json' }
import type { Resume, WordParts } from './groups/resume.ts'

export const folder = join(import.meta.dirname, 'files')
export const pathOf = ({ group, layout, person, format }: Resume) => `${group}/${layout}-${person}.${format}`

export const digestOf = (source: object) =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)

export const docxOf = (parts: WordParts) => zipOf(Object.entries(parts).map(([path, text]) => zipPart(path, text)))

/** The bytes of a resume; a stored one must have been made from the source that its layout gives today. */
export async function bytesOf(resume: Resume): Promise<Buffer> {
  if ('bytes' in resume) return resume.bytes()
  const path = pathOf(resume)
  if ('scanned' in resume) return readFileSync(join(folder, path))
  if ((sources as Record<string, string>)[path] !== digestOf(resume.printedFrom))
    throw new Error(`${path} is not what its layout gives today: run "node bench/resumes/make-files.mjs"`)
  return readFileSync(join(folder, path))
}
