import { confirmCounsel as endpoint } from '#contract/statements.ts'
import { recordAct } from '#db/record.ts'
import { insertTemplate, readTemplate, tickCounsel } from '#db/statement-templates.ts'
import { Problem } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

/** Of the version that the admin saw, and no other. The product's own first version gets its row with it. */
export const confirmCounsel = transactionRoute(endpoint, async (tx, { version }) => {
  const current = await readTemplate(tx)
  if (current.version !== version)
    throw new Problem('conflict', 'There is a newer version of the template. Please reload the page.')
  const ticked = current.savedAt
    ? await tickCounsel(tx, version)
    : await insertTemplate(tx, version, current.text, true)
  if (!ticked) throw new Problem('conflict', 'This version has been confirmed already.')
  await recordAct(tx, { act: 'template.read-by-counsel', detail: { version } })
  return withIsoTimes(ticked)
})
