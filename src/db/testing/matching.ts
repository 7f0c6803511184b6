import type { Run } from '../driver.ts'
import { candidates, projects } from './world.ts'

/** Whether what someone said about themselves is read, their facts are found by, and a watch tells once; nothing of it stays. */
export async function isMatching(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  const { otherTalent } = candidates
  await ask('savepoint matching')
  try {
    await ask(`update talent_facts set terms = '{NetSuite}' where candidate_id = '${otherTalent}'`)
    const [read] =
      await ask(`select jsonb_array_length(corrections) as said, (app.facts_to_search('${otherTalent}')).terms as terms
      from app.facts_source(array['${otherTalent}']::uuid[])`)
    const watched = await ask('select project_id from app.watched_projects()')
    const [told] = await ask(`select app.tell_of_fit('${projects.open}', '${otherTalent}') as count`)
    const left = await ask('select from app.watched_projects()')
    return (
      read?.said === 1 &&
      String(read.terms) === 'NetSuite' &&
      watched.length === 1 &&
      told?.count === 1 &&
      left.length === 0
    )
  } catch {
    return false
  } finally {
    await ask('rollback to matching')
  }
}
