import { IconInfoCircle } from '@tabler/icons-react'
import { site } from '../site.ts'
import { AnchorLink } from '../ui/links.tsx'
import classes from './matching-notice.module.css'

/** What several laws ask for, wherever people are sorted by computation. Who is compared can see and correct what was read. */
export function MatchingNotice({ engine, isOwn = false }: { engine: string; isOwn?: boolean }) {
  return (
    <div className={classes.notice}>
      <IconInfoCircle size={18} stroke={1.5} aria-hidden />
      <div>
        <p>A published rule sorts this list. A person decides.</p>
        <p>
          It compares what a project asks for with what people’s profiles show, by fixed weights (version {engine}).
          Name, photo, age, sex, school, country, gaps and employers’ prestige are never counted. Something looks wrong,
          or you want a person to look? <a href="/how-matching-works">How the rule works</a>, or write to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
        {isOwn && (
          <p>
            See and correct{' '}
            <AnchorLink to="/facts" fz="inherit" preload={false}>
              what we read about you
            </AnchorLink>
            .
          </p>
        )}
      </div>
    </div>
  )
}
