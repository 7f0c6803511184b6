import { ownedResumes } from '#db/candidates.ts'
import type { Doors } from '#db/session.ts'
import type { FileStore } from '../files/store.ts'
import type { PeriodicJob } from './periodic.ts'

const hour = 60 * 60
const atOnce = 500

/** A file lies in the store before its row is written, for seconds at most: an hour later, no row means that none will come. */
export const sweepFiles = (files: FileStore): PeriodicJob => ({
  name: 'sweep-files',
  everySeconds: hour,
  run: (doors) => sweepBefore(new Date(Date.now() - hour * 1000), files, doors),
})

/** Removes what nobody owns and what was never finished. */
export async function sweepBefore(moment: Date, files: FileStore, doors: Doors): Promise<number> {
  let removed = await files.removeUnfinished(moment)
  let old: string[] = []
  const removeUnowned = async () => {
    const paths = old
    old = []
    if (paths.length === 0) return
    const owned = await doors.asSystem((tx) => ownedResumes(tx, paths))
    for (const path of paths.filter((one) => !owned.has(one))) {
      await files.remove(`resumes/${path}`)
      removed += 1
    }
  }
  for await (const { key, modifiedAt } of files.list('resumes')) {
    if (modifiedAt < moment) old.push(key.slice('resumes/'.length))
    if (old.length === atOnce) await removeUnowned()
  }
  await removeUnowned()
  return removed
}
