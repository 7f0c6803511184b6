import type { Run } from '../driver.ts'
import { messages, people, threads } from './world.ts'

/** Whether the database counts, marks, emails, blocks and reports by itself, and forgets whoever leaves; nothing of it stays. */
export async function isConversing(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows[0]
  const enter = (role: string, user: string, firm = '') =>
    ask(`select set_config('role', 'none', true), set_config('app.user_id', '${user}', true),
      set_config('app.firm_id', '${firm}', true), set_config('role', '${role}', true)`)
  await ask('savepoint conversing')
  try {
    await enter('app_talent', people.talent)
    await ask(`insert into messages (thread_id, text) values ('${threads.talent}', 'x')`)
    await ask(`insert into messages (thread_id, text, file_path, file_name, file_size_bytes, is_file_scanned)
      values ('${threads.operator}', 'x', '${threads.operator}/${messages.talent}', 'f.pdf', 1, true)`)
    const listed = await ask(`select count(*) from app.find_threads('', null, 10) where app.scans_files() is not null`)
    const own = await ask(`select count(*) from message_originals where app.sees_contact(message_id)`)
    await ask(`select app.read_thread('${threads.talent}', 1)`)
    await ask(`select app.report_thread('${threads.talent}', 'Rude')`)
    await enter('none', '')
    const counted = await ask(
      `select person_messages = 2 and reported_by = 'person' as is from threads where id = '${threads.talent}'`,
    )
    const nudged = await ask(`select count(*) > 1 as is from nudges where thread_id = '${threads.talent}'`)
    const told = await ask(
      `select count(*) from notices where kind = 'message' and place_id in ('${threads.talent}', '${threads.operator}')`,
    )
    await ask(`update messages set created_at = now() - interval '6 minutes'`)
    await enter('app_system', '')
    const emailed = await ask(`select count(*) as due from app.due_message_emails(10)`)
    const again = await ask(`select count(*) as due from app.due_message_emails(10)`)
    await enter('app_admin', people.admin)
    await ask(
      `insert into events (event, subject_kind, subject_id) values ('thread.opened', 'thread', '${threads.talent}')`,
    )
    const looked = await ask(`select count(*) as seen from messages where thread_id = '${threads.talent}'`)
    await enter('none', '')
    await ask(`delete from users where id = '${people.talent}'`)
    const left = await ask(
      `select (select count(*) from message_originals where message_id = '${messages.talent}')
        + (select count(*) from messages where thread_id = '${threads.talent}' and text in ('x', 'held'))
        + (select count(*) from messages where thread_id = '${threads.operator}' and file_path is not null) as traces`,
    )
    return (
      Number(own?.count) === 1 &&
      Number(listed?.count) === 2 &&
      counted?.is === true &&
      nudged?.is === true &&
      // The owner and the manager of the firm, and the admin.
      Number(told?.count) === 3 &&
      Number(emailed?.due) === 3 &&
      Number(again?.due) === 0 &&
      Number(looked?.seen) === 2 &&
      Number(left?.traces) === 0
    )
  } catch {
    return false
  } finally {
    await ask('rollback to conversing')
  }
}
