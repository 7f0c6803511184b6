import type { OwnCandidate } from '#contract/dashboard.ts'
import { platformMessages } from '#domain/platform/access.ts'
import { ButtonLink } from '../ui/links.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './access-card.module.css'
import { Card } from './card.tsx'

export function AccessCard({ candidate }: { candidate: OwnCandidate | null }) {
  const grantedAt = candidate?.platformAccessGrantedAt
  return (
    <Card title="Platform Access">
      <Landing isLanded={Boolean(grantedAt)} />
      {grantedAt ? (
        <>
          <p className={classes.text}>
            Access granted <time dateTime={grantedAt}>{formatTime(grantedAt)}</time>
          </p>
          <ButtonLink to="/platform" mt={16}>
            Open Platform
          </ButtonLink>
        </>
      ) : (
        <p className={classes.text}>{platformMessages[candidate?.status === 'accepted' ? 'soon' : 'later']}</p>
      )}
    </Card>
  )
}

/** Still on the way, or landed on the double rule. */
function Landing({ isLanded }: { isLanded: boolean }) {
  return (
    <svg className={classes.path} viewBox="0 0 288 80" fill="none" aria-hidden="true">
      <path d="M0 12.5h288M0 32.5h288M0 52.5h288" stroke="var(--g-rule)" />
      <path d="M204 72.5h84M204 77.5h84" stroke="var(--g-ink)" />
      <g stroke="var(--g-green)" strokeWidth="2" strokeLinecap="round">
        <path d="M4 6C50 38 100 62 166 66" />
        <path d="M166 66C200 70 240 72 286 72" strokeDasharray={isLanded ? undefined : '1 6'} />
        <circle cx={isLanded ? 246 : 166} cy={isLanded ? 71 : 66} r="6" fill="var(--g-surface)" />
      </g>
    </svg>
  )
}
