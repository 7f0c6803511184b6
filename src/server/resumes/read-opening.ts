import { readResumeOpening } from '#db/resumes.ts'
import { Problem } from '#domain/problem.ts'
import type { FileLink, Opening } from '../files/signed-link.ts'
import type { Services } from '../services.ts'

/** Asks as the reader whom a link was made for: someone who is gone, suspended or no longer allowed opens nothing. */
export const openingReader =
  ({ db }: Pick<Services, 'db'>) =>
  ({ key, reader }: FileLink): Promise<Opening | undefined> =>
    db
      .asUser({ userId: reader }, (tx) => readResumeOpening(tx, key.replace(/^resumes\//, '')))
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'not_signed_in') return undefined
        throw error
      })
