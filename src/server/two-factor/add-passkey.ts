import { addPasskey as endpoint } from '#contract/two-factor.ts'
import { insertPasskey } from '#db/two-factor.ts'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { secondFactorMessages } from '#domain/two-factor/second-factor.ts'
import { answerPrompt } from '../accounts/prompts.ts'
import { externalRoute } from '../serve.ts'
import { addFactor } from './add-factor.ts'
import { checkNewPasskey } from './passkeys.ts'

/** The challenge was issued after the password, so that isn't required again. */
export const addPasskey = externalRoute(endpoint, async ({ token, name, passkey }, me, request) => {
  const { services } = request
  const checked = await checkNewPasskey(passkey, token, services.env)
  if (!checked) throw new Problem('invalid_input', secondFactorMessages.wrongPasskey)
  return addFactor(me, request, `A passkey was added to your ${brand.name} account.`, async (tx) => {
    const prompt = await answerPrompt(tx, 'new-passkey', token, services)
    if (prompt?.userId !== me.userId) throw new Problem('link_expired', secondFactorMessages.setUpTooLate)
    if (!(await insertPasskey(tx, { ...checked, name, userId: me.userId })))
      throw new Problem('conflict', 'This passkey is already in use.')
  })
})
