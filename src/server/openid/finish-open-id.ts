import { finishOpenId as endpoint } from '#contract/openid.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import { Problem } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { answerPrompt } from '../accounts/prompts.ts'
import { selfGuardedRoute } from '../serve.ts'
import { linkOwn } from './link-own.ts'
import { readAnswer } from './read-answer.ts'
import { signInBy } from './sign-in-by.ts'

/** The provider's answer, which the browser brings back: used up before anything else, so that it works once. */
export const finishOpenId = selfGuardedRoute(endpoint, async ({ provider: key, query }, request) => {
  const { services, network, flow } = request
  const provider = services.openId.find(key)
  await limitAttempts([{ limit: attemptLimits.openIdPerNetwork, of: network }], services)
  const begun = flow.take(new URLSearchParams(query).get('state') ?? '')
  const prompt = begun && (await services.db.asSystem((tx) => answerPrompt(tx, 'openid', begun.token, services)))
  if (!prompt) throw new Problem('link_expired', openIdMessages.tooLate)

  const login = await readAnswer(provider, begun.token, query, services)
  if (prompt.userId) return linkOwn(prompt.userId, login, request)
  return signInBy(login, { remember: prompt.isRemembered, redirect: begun.redirect || null }, request)
})
