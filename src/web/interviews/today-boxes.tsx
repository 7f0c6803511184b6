import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import type { Interview } from '#contract/interviews.ts'
import { counted } from '#domain/counted.ts'
import { clockTime } from '../ui/days.ts'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import classes from './interviews.module.css'
import { isJoinable, otherName } from './sides.ts'
import { isToday, soonLabel } from './today.ts'

/** What has a time today, each in a box. */
export function TodayBoxes({ interviews }: { interviews: readonly Interview[] }) {
  const now = new Date()
  return interviews.filter((one) => isToday(one, now)).map((one) => <TodayBox key={one.id} interview={one} now={now} />)
}

/** Join opens 15 minutes before. */
function TodayBox({ interview, now }: { interview: Interview; now: Date }) {
  const { id, startsAt, minutes, side, firm, project, hosts, link } = interview
  const [time = '', ...rest] = clockTime(startsAt ?? '').split(/\s/)
  const soon = soonLabel(startsAt ?? '', now)
  const others = side === 'owner' && hosts.length > 1 ? `${hosts.length} from your firm` : undefined
  const details = [side === 'talent' && firm, project?.title, counted(minutes, 'minute'), others]
  return (
    <div className={classes.today}>
      <time className={classes.tile} dateTime={startsAt ?? ''}>
        <span className={classes.tileDay}>Today</span>
        <strong>{time}</strong>
        <small>{rest.join(' ')}</small>
      </time>
      <div className={classes.what}>
        <strong>
          Interview with {otherName(interview)}
          {soon && `, ${soon}`}
        </strong>
        <p className={classes.note}>{details.filter(Boolean).join(' · ')}</p>
        {isJoinable(interview, now) && (
          <AnchorLink to="/interviews/$id" params={{ id }} preload={false} fz="sm">
            View Interview
          </AnchorLink>
        )}
      </div>
      {isJoinable(interview, now) ? (
        <Button
          component="a"
          href={link ?? ''}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconVideo size={18} stroke={1.5} aria-hidden />}
        >
          Join Interview
        </Button>
      ) : (
        <ButtonLink to="/interviews/$id" params={{ id }} variant="default" preload={false}>
          View Interview
        </ButtonLink>
      )}
    </div>
  )
}
