import { createProject } from '#contract/projects.ts'
import { draftStatement, type Statement, sendStatement, signStatement, viewStatement } from '#contract/statements.ts'
import { electronicConsent } from '#domain/statements/signing.ts'
import { type Person, testPassword } from '../../testing/people.ts'
import { sampleTerms } from '../../testing/sample-terms.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** An offer that both sides agreed on. */
export async function acceptedOfferOf({ database }: TestApp, owner: Person, talent: Person): Promise<string> {
  const projectId = (await owner.browser.call(createProject, { title: 'Month-end close' })).body.id
  const [row] = await database.ownerRun(
    `with applied as (
       insert into applications (project_id, user_id, cover_letter, status) values ($1, $2, 'x', 'accepted') returning id
     ), made as (
       insert into offers (application_id, project_id, status) select id, $1, 'draft' from applied returning id
     ), written as (
       insert into offer_rounds (offer_id, number, side, terms) select id, 1, 'owner', $3 from made returning offer_id
     )
     select offer_id as id from written`,
    [projectId, talent.userId, JSON.stringify(sampleTerms)],
  )
  const id = row?.id as string
  await database.ownerRun(`update offers set status = 'sent' where id = $1`, [id])
  await database.ownerRun(`update offers set status = 'accepted' where id = $1`, [id])
  return id
}

export async function draftOf(app: TestApp, owner: Person, talent: Person): Promise<string> {
  const offerId = await acceptedOfferOf(app, owner, talent)
  return (await owner.browser.call(draftStatement, { offerId })).body.id
}

/** Sent, or signed by the talent. */
export async function statementOf(
  app: TestApp,
  owner: Person,
  talent: Person,
  status: 'out' | 'signed',
): Promise<Statement> {
  const id = await draftOf(app, owner, talent)
  const { body } = await owner.browser.call(sendStatement, { id })
  if (status === 'out') return body
  return (await signAs(talent, body, 'Maria Santelmo')).body
}

export const signatureFor = ({ id, sha256 }: Pick<Statement, 'id' | 'sha256'>, name: string) => ({
  id,
  name,
  agrees: true as const,
  consentVersion: electronicConsent.version,
  sha256: sha256 ?? '0'.repeat(64),
  zone: 'America/New_York',
  proof: { password: testPassword },
})

export async function signAs({ browser }: Person, statement: Pick<Statement, 'id' | 'sha256'>, name: string) {
  await browser.call(viewStatement, { id: statement.id })
  return browser.call(signStatement, signatureFor(statement, name))
}

export async function fileOf({ browser }: Person, id: string, which: 'shown' | 'sealed') {
  const response = await browser.send(`/api/statements/${id}/${which}.pdf`)
  return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : response.status
}

/** Where it stands, as far as all or nothing is told by it. */
export async function rowOf({ database }: TestApp, id: string) {
  const [row] = await database.ownerRun(
    `select status, sealed_file is not null as sealed, (select count(*)::int from statement_entries where statement_id = s.id) as entries
     from statements s where id = $1`,
    [id],
  )
  return row
}
