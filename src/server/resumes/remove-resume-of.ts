import { resumePathOf } from '#db/resumes.ts'
import type { Tx } from '#db/session.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { Services } from '../services.ts'

/** The file is removed once nothing references it. */
export async function removeResumeOf(tx: Tx, userId: string, services: Services) {
  const path = await resumePathOf(tx, userId)
  return () => removeFiles(path ? [`resumes/${path}`] : [], services)
}
