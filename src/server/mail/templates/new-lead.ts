import { claims } from '#domain/brand.ts'
import { button, footnote, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To the operator: the landing page promises a reply within minutes. */
export const newLeadEmail = ({ email, appUrl }: { email: string; appUrl: string }) =>
  emailTemplate('new-lead', {
    subject: 'New lead from Get Support Now',
    preview: `${email} signed up under Get Support Now.`,
    blocks: [
      paragraph(`${email} signed up under Get Support Now.`),
      paragraph(
        `The landing page promises a reply in ${claims.replyMinutes} minutes. Please email them at the address above.`,
      ),
      button('Open Admin', `${appUrl}/admin`),
    ],
    footnotes: [footnote('We send at most one of these emails a day for each address.')],
  })
