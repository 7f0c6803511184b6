import type { Run } from '../driver.ts'

/** Whether a mail brings its job along, follows it and can be found by it; nothing of it stays. */
export async function isSending(run: Run): Promise<boolean> {
  const ask = async (sql: string) => (await run({ sql, parameters: [] })).rows
  const job = `kind = 'send-email' and key = (select id::text from mails where kind = 'x')`
  await ask('savepoint sending')
  try {
    await ask(`insert into mails (kind, recipient, subject, sealed_content) values ('x', 'x@example.com', 's', '')`)
    await ask(`update jobs set status = 'failed', attempts = 1 where ${job}`)
    const [mail] = await ask(`select status from mails where kind = 'x'`)
    const [found] = await ask(`select cardinality(ids) as count from app.find_jobs('failed', 0, 9, 9)`)
    return mail?.status === 'failed' && found?.count === 2
  } catch {
    return false
  } finally {
    await ask('rollback to sending')
  }
}
