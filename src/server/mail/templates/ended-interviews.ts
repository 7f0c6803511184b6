import type { MailContent } from '../mail.ts'
import { type Block, paragraph } from './blocks.ts'
import type { EmailTemplate } from './email-template.ts'
import { type BothTimes, calendarNotes } from './interview.ts'

/** Interviews that ended with an application: when each was, if that was agreed on, and what takes it out of a calendar. */
export type EndedInterviews = {
  times: (BothTimes | null)[]
  attachments: NonNullable<MailContent['attachments']>
}

export const endedInterviewBlocks = ({ times, attachments }: EndedInterviews): Block[] => [
  ...times.map((when) =>
    paragraph(
      when
        ? `Your interview on ${when.mine.day}, ${when.mine.hours}, ${when.mine.zone}, is canceled.`
        : 'The interview that was proposed to you won’t take place.',
    ),
  ),
  ...(attachments.length > 0 ? [paragraph(calendarNotes.remove)] : []),
]

export const withEndedInterviews = (
  { kind, content }: EmailTemplate,
  { attachments }: EndedInterviews,
): EmailTemplate => ({ kind, content: { ...content, attachments } })
