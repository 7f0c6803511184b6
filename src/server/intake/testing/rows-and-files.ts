import { expect } from 'vitest'
import { query } from '#db/session.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { sweepBefore } from '../../files/sweep-files.ts'
import type { Services } from '../../services.ts'
import { pdfFile } from '../../testing/people.ts'

/** Several chunks of it reach the disk before the last. */
export const resume = () => pdfFile(`%PDF-1.7${'x'.repeat(400_000)}`)
export const resumes: Services['resumes'] = {
  read: async () => ({ outcome: 'read', profile: profileData.parse({ skills: { tools: ['Xero'] } }), checks: [] }),
}

/** How many accounts came of an address; and that rows and files tie, once the sweep has been. */
export async function inspect(services: Services, email: string): Promise<number> {
  await sweepBefore(new Date(Date.now() + 1000), services.files, services.db)
  const rows = await services.db.asSystem((tx) =>
    tx.rows(
      query
        .selectFrom('identity.users as account')
        .leftJoin('users', 'users.id', 'account.id')
        .leftJoin('candidates', 'candidates.user_id', 'account.id')
        .select(['account.email', 'users.resume_path as userPath', 'candidates.resume_path as path']),
    ),
  )
  const stored: string[] = []
  for await (const { key } of services.files.list('resumes')) stored.push(key)
  expect(rows.map(({ path }) => `resumes/${path}`).sort()).toEqual(stored.sort())
  expect(rows.every(({ path, userPath }) => path !== null && path === userPath)).toBe(true)
  return rows.filter((row) => row.email === email).length
}
