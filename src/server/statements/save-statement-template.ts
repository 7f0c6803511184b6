import { saveStatementTemplate as endpoint } from '#contract/statements.ts'
import { recordAct } from '#db/record.ts'
import { insertTemplate, readTemplate } from '#db/statement-templates.ts'
import { Problem } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

/** A new version of what the admin saw; statements that exist keep theirs. Counsel has to review it again. */
export const saveStatementTemplate = transactionRoute(endpoint, async (tx, { version, text }) => {
  const current = await readTemplate(tx)
  const saved = current.version === version ? await insertTemplate(tx, version + 1, text) : undefined
  if (!saved) throw new Problem('conflict', 'Someone else has saved a newer version. Please reload the page.')
  await recordAct(tx, { act: 'template.changed', detail: { version: saved.version } })
  return withIsoTimes(saved)
})
