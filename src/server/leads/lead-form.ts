import { type Context, Hono } from 'hono'
import { invalidEmailMessage, missingEmailMessage } from '#domain/accounts/email.ts'
import { lead } from '#domain/leads/lead.ts'
import { Problem, problemCodes } from '#domain/problem.ts'
import type { PublicPages } from '../operations/public-pages.ts'
import { readBody } from '../read-body.ts'
import type { Services } from '../services.ts'
import { keepLead } from './create-lead.ts'

const formLimitBytes = 4 * 1024

/** The same for a browser that posts the form without a script: the response is a page, thanks or the form with errors. */
export function leadFormRoutes(services: Services, networkOf: (context: Context) => string, pages: PublicPages) {
  const again = (context: Context, email: string, problem: Problem) =>
    pages.answer(context, 'leads/again.html', problemCodes[problem.code], { email, message: problem.message })

  return new Hono()
    .get('/leads', (context) => context.redirect('/#cta', 303))
    .post('/leads', async (context) => {
      const fields = new URLSearchParams(await readBody(context, formLimitBytes))
      const { email, fax } = Object.fromEntries(fields)
      const parsed = lead.safeParse({ email, fax })
      if (!parsed.success) {
        const message = email?.trim() ? invalidEmailMessage : missingEmailMessage
        return again(context, String(email ?? ''), new Problem('invalid_input', message, { field: 'email' }))
      }
      try {
        await keepLead(parsed.data, { services, network: networkOf(context) })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return again(context, parsed.data.email, error)
      }
      return pages.answer(context, 'leads/thanks.html', 200, {
        email: parsed.data.email,
        emailInQuery: encodeURIComponent(parsed.data.email),
      })
    })
}
