import type { Run } from '../driver.ts'
import { candidates, projects } from './world.ts'

/** Whether the rule holds a shortlist until it is released, and a release answers the firm; what someone said about themselves is read, their facts are found by, and a watch tells once; nothing of it stays. */
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
    await ask(`update operator_settings set holds_shortlists = true`)
    await ask(`update projects set status = 'Open' where id = '${projects.others}'`)
    const held = () =>
      ask(`select change from shortlist_changes where project_id = '${projects.others}' and change = 'held'`)
    const isHeld = (await held()).length === 1
    await ask(`set local role app_admin`)
    const due = await ask(`select from app.held_shortlist('${projects.others}')`)
    await ask('reset role')
    await ask(`insert into shortlist_changes (project_id, change) values ('${projects.others}', 'released')`)
    const [clock] = await ask(
      `select ended_as from reply_clocks where kind = 'project' and subject_id = '${projects.others}' order by started_at desc limit 1`,
    )
    const left = await ask('select from app.watched_projects()')
    return (
      read?.said === 1 &&
      String(read.terms) === 'NetSuite' &&
      watched.length === 1 &&
      told?.count === 1 &&
      left.length === 0 &&
      isHeld &&
      due.length === 1 &&
      clock?.ended_as === 'replied'
    )
  } catch {
    return false
  } finally {
    await ask('rollback to matching')
  }
}
