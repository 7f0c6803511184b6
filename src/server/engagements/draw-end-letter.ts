import type { EngagementAccess } from '#contract/engagements.ts'
import type { EngagementStatus } from '#domain/engagements/status.ts'
import { formatCents } from '#domain/money.ts'
import { formatDay } from '#domain/statements/contents.ts'
import { makeDocument, type Typesetter } from '../documents/document.ts'
import { underHead } from '../documents/rows.ts'
import { letterhead, styles } from '../statements/letterhead.ts'

type EndLetter = {
  firm: string
  talent: string
  title: string
  startsOn: string | null
  lastDay: string | null
  status: EngagementStatus
  /** Kept since the firm employs the professional; null without a signed table. */
  conversionFeeCents: number | null
  handover: { openPoints: string | null; note: string; devicesCleared: boolean } | null
  accesses: readonly EngagementAccess[]
}

const ways: Partial<Record<EngagementStatus, string>> = {
  terminated: 'It ended immediately, without notice.',
  converted: 'The firm employs the professional from now on.',
}

const feeLine = (cents: number | null) =>
  cents !== null &&
  `By the statement of work that both signed, ${cents === 0 ? 'no fee is due for that' : `the firm pays ${formatCents(cents)} once for that`}.`

/** What ended, when, what was handed over and which access was closed. */
export const drawEndLetter = (letter: EndLetter, madeAt: Date): Promise<Buffer> =>
  makeDocument({
    title: 'End of engagement',
    foot: `End of engagement · ${letter.firm} and ${letter.talent}`,
    madeAt,
    compose: (set) => [
      ...letterhead(set, 'End of engagement', letter.title, ''),
      ...set.text(opening(letter), styles.text, { before: 14 }),
      ...part(set, 'Open points', letter.handover?.openPoints || 'None were written down.'),
      ...part(set, 'Handover', letter.handover?.note ?? 'None was written.'),
      ...part(
        set,
        'Devices',
        letter.handover?.devicesCleared
          ? `${letter.talent} states that nothing of ${letter.firm} or its clients is left on devices of their own.`
          : 'No statement was given.',
      ),
      ...part(set, 'Access', letter.accesses.length === 0 ? 'None was granted.' : ''),
      ...underHead(
        part(set, 'Access, continued', ''),
        letter.accesses.flatMap((access) => set.text(accessLine(access), styles.text, { before: 2 })),
      ),
    ],
  })

const accessLine = ({ system, role, grantedAt, endedAt }: EngagementAccess) =>
  `${system}, ${role}: granted ${formatDay(grantedAt.slice(0, 10))}, ${endedAt ? `revoked ${formatDay(endedAt.slice(0, 10))}` : 'still open'}.`

function opening({ firm, talent, startsOn, lastDay, status, conversionFeeCents }: EndLetter): string {
  if (startsOn && lastDay && lastDay < startsOn)
    return `${talent} and ${firm} had agreed to start on ${formatDay(startsOn)}. It ended on ${formatDay(lastDay)}, before work began.`
  const from = startsOn ? ` from ${formatDay(startsOn)}` : ''
  const to = lastDay ? ` to ${formatDay(lastDay)}` : ''
  const worked = `${talent} worked for ${firm}${from}${to}.`
  return [worked, ways[status], feeLine(conversionFeeCents)].filter(Boolean).join(' ')
}

const part = (set: Typesetter, heading: string, text: string) => [
  ...set.text(heading, styles.heading, { before: 14, isGlued: true }),
  ...(text ? set.text(text, styles.text, { before: 3 }) : []),
]
