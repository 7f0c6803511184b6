import { readStatementTemplate as endpoint } from '#contract/statements.ts'
import { readTemplate } from '#db/statement-templates.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'

export const readStatementTemplate = transactionRoute(endpoint, async (tx) => withIsoTimes(await readTemplate(tx)))
