import { readAccount } from '#db/accounts.ts'
import { openIdMessages } from '#domain/openid/messages.ts'
import { Problem } from '#domain/problem.ts'
import { openPrompt } from '../accounts/prompts.ts'
import type { Services } from '../services.ts'

export const linkTooLate = () => new Problem('link_expired', openIdMessages.tooLate)

/** The account and the login that wait to be linked. */
export const openLink = (token: string, services: Services) =>
  services.db.asSystem(async (tx) => {
    const prompt = await openPrompt(tx, 'link', token, services)
    const account = prompt?.userId ? await readAccount(tx, prompt.userId) : undefined
    if (!prompt?.login || !account) throw linkTooLate()
    return { account, login: prompt.login }
  })
