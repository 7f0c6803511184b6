import { brand } from '#domain/brand.ts'
import { spellOut } from '#domain/counted.ts'
import { invitationLimits } from '#domain/invitations/invitation.ts'
import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type InvitationEmail = 'project-invitation' | 'invitation-declined' | 'invitation-expired' | 'invitation-closed'

type Facts = { name: string; person: string; firm: string; title: string; link: string }

const period = `${spellOut(invitationLimits.businessDays)} business days`

const told = 'You can turn these emails off in your settings.'

/** The note and the reason are on the page, next to what Glide knows about the firm and the project. */
const contents = {
  'project-invitation': ({ firm, title }: Facts) => ({
    subject: `Invitation: ${shownTitle(title, 'a project')}`,
    lines: [
      `${shownName(firm, 'A firm')} invites you to this project.`,
      `See what they need and how you fit, then accept, decline or ask a question. The invitation is open for ${period}.`,
    ],
    action: 'View Invitation',
    why: `You’re receiving this email because a firm found you on ${brand.name}.`,
  }),
  'invitation-declined': ({ person, title }: Facts) => ({
    subject: `Declined: ${shownTitle(title, 'your project')}`,
    lines: [
      `${shownName(person, 'Someone')} declined your invitation to this project.`,
      'The reason is on the shortlist, where you can invite others.',
    ],
    action: 'View Shortlist',
    why: 'You’re receiving this email because you sent the invitation.',
  }),
  'invitation-expired': ({ person, title }: Facts) => ({
    subject: `No answer: ${shownTitle(title, 'your project')}`,
    lines: [
      `${shownName(person, 'Someone')} didn’t answer your invitation to this project within ${period}.`,
      'You can invite others from the shortlist.',
    ],
    action: 'View Shortlist',
    why: 'You’re receiving this email because you sent the invitation.',
  }),
  'invitation-closed': ({ firm, title }: Facts) => ({
    subject: `Your invitation has ended: ${shownTitle(title, 'a project')}`,
    lines: [
      `${shownName(firm, 'The firm')} no longer takes applications for this project, so its invitation to you has ended.`,
      'It’s no reflection on you, and there’s nothing for you to do. You can browse other open projects.',
    ],
    action: 'Browse Projects',
    why: 'You’re receiving this email because you were invited to this project.',
  }),
} satisfies Record<InvitationEmail, (facts: Facts) => object>

export const invitationEmail = (kind: InvitationEmail, facts: Facts) => {
  const { subject, lines, action, why } = contents[kind](facts)
  return emailTemplate(kind, {
    subject,
    preview: lines[0] ?? '',
    blocks: [greeting(facts.name), ...lines.map((line) => paragraph(line)), button(action, facts.link)],
    footnotes: [footnote(`${why} ${told}`)],
  })
}
