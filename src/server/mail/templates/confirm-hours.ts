import { staleAfterDays } from '#domain/capacity/confirmation.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

type Facts = { name: string; link: string }

/** A month after someone last confirmed their hours, and once more shortly before firms no longer rely on them. */
export function confirmHoursEmail({ name, link }: Facts) {
  return emailTemplate('confirm-hours', {
    subject: 'Are your hours still right?',
    preview: 'One click confirms them.',
    blocks: [
      greeting(name),
      paragraph(
        'You last confirmed your hours and start date a few weeks ago. If they’re still right, one click is enough.',
      ),
      paragraph(
        `After ${staleAfterDays} days without it, firms see them as unknown, and projects that ask for hours may pass you by.`,
      ),
      button('Confirm My Weeks', link),
    ],
    footnotes: [
      footnote(
        'You’re receiving this email because firms can find you. You can turn these emails off in your settings.',
      ),
    ],
  })
}
