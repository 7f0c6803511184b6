import type { Interview } from '#contract/interviews.ts'
import { interviewStatusLabels } from '#domain/interviews/list.ts'
import { Glyph, type GlyphName } from './glyph.tsx'
import classes from './status-badge.module.css'

const looks: Record<Interview['status'], { tone: string; glyph: GlyphName }> = {
  proposed: { tone: 'amber', glyph: 'circle' },
  booked: { tone: 'green', glyph: 'tick' },
  held: { tone: 'ink', glyph: 'tickOnDoubleRule' },
  'no-show': { tone: 'red', glyph: 'cross' },
  cancelled: { tone: 'gray', glyph: 'box' },
  expired: { tone: 'dashed', glyph: 'dashedCircle' },
}

/** Apart from the other statuses, so that pages without interviews don't load it. */
export function InterviewBadge({ status }: { status: Interview['status'] }) {
  const { tone, glyph } = looks[status]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Glyph name={glyph} />
      {interviewStatusLabels[status]}
    </span>
  )
}
