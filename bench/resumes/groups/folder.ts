import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { profileData } from '#domain/profiles/profile.ts'
import type { Resume } from './resume.ts'

const formats = ['pdf', 'docx', 'doc'] as const

/** Files of a folder, each with what is on it beside it: `name.pdf`, `name.docx` or `name.doc`, and `name.json`. */
export const inFolder = (folder: string): Resume[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.meta.json'))
    .toSorted()
    .flatMap((file) => {
      const name = file.slice(0, -'.json'.length)
      const truth = profileData.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      return formats
        .filter((format) => existsSync(join(folder, `${name}.${format}`)))
        .map((format) => ({
          group: basename(resolve(folder)),
          format,
          layout: name.split('__')[0] ?? name,
          person: name,
          truth,
          bytes: async () => readFileSync(join(folder, `${name}.${format}`)),
        }))
    })
