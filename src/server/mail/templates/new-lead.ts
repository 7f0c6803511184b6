import { button, footnote, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

/** To the operator: the promise on the landing page is counted in minutes. */
export const newLeadEmail = ({ email, appUrl }: { email: string; appUrl: string }) =>
  emailTemplate('new-lead', {
    subject: 'Someone asked for support',
    preview: `${email} left this address at Get Support Now.`,
    blocks: [
      paragraph(`${email} left this address at Get Support Now.`),
      paragraph('The page promises a reply in 15–30 minutes. Write to them at the address above.'),
      button('Open Admin', `${appUrl}/admin`),
    ],
    footnotes: [footnote('You get one of these mails a day for each address.')],
  })
