import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { TalentCard } from '#contract/talent.ts'
import { talentPageSize } from '#domain/talent/talent.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { openResume } from '../open-resume.ts'
import { AvailabilityLine } from '../profiles/availability-line.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import { formatYears } from '../ui/format-years.ts'
import { ButtonLink } from '../ui/links.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import classes from './talent-cards.module.css'

export function TalentCards({ talent, isStale }: { talent: TalentCard[]; isStale: boolean }) {
  return (
    <ul className={classes.cards} aria-busy={isStale}>
      {talent.map((one) => (
        <Card key={one.id} {...one} />
      ))}
    </ul>
  )
}

function Card(one: TalentCard) {
  const { id, name, avatarUrl, status, headline, location, experienceYears, credentials, actions } = one
  const { shown, hidden } = termsOf(one)
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Avatar name={name} seed={id} url={avatarUrl} size={56} />
        <div className={classes.who}>
          <h2 className={classes.name}>
            <Link
              to="/talent"
              search={(now) => ({ ...now, person: id })}
              resetScroll={false}
              preload={false}
              activeProps={{}}
            >
              {name || 'Candidate'}
            </Link>
          </h2>
          <p className={classes.headline}>{headline}</p>
        </div>
        <div className={classes.corner}>
          <StatusBadge kind="talent" status={status} />
          <BookmarkButton person={one} />
        </div>
      </div>
      <div className={classes.facts}>
        <Facts
          facts={[
            ['Location', location],
            ['Experience', experienceYears === null ? null : formatYears(experienceYears)],
            ['Credential', credentials.slice(0, 2).join(', ')],
          ]}
        />
      </div>
      <div>
        <AvailabilityLine workingHours={one.workingHours} freeHours={one.freeHours} />
      </div>
      <div>
        {shown.length > 0 && (
          <ul className={classes.terms} aria-label="Skills and software">
            {shown.map((word) => (
              <li key={word}>{word}</li>
            ))}
            {hidden > 0 && <li data-more>+{hidden}</li>}
          </ul>
        )}
        <BookmarkLine id={id} />
      </div>
      <div className={classes.actions}>
        {actions.includes('resume') && (
          <Button variant="default" onClick={() => void openResume(id)}>
            View Resume
          </Button>
        )}
        {actions.includes('schedule') && (
          <ButtonLink variant="light" to="/schedule-meeting" search={{ candidate: id }} preload={false}>
            Schedule Interview
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

const shownTerms = 3

/** Two skills and one system, if present; the rest is a count. */
function termsOf({ skills, software }: Pick<TalentCard, 'skills' | 'software'>) {
  const ordered = [...skills.slice(0, 2), ...software.slice(0, 1), ...skills.slice(2), ...software.slice(1)]
  const all = [...new Set(ordered)]
  return { shown: all.slice(0, shownTerms), hidden: Math.max(0, all.length - shownTerms) }
}

export function TalentCardsSkeleton() {
  return (
    <div className={classes.cards}>
      {Array.from({ length: talentPageSize }, (_, index) => index).map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.head}>
            <Skeleton h={56} w={56} circle />
            <div className={classes.who}>
              <Skeleton h={20} w="60%" mt={6} />
              <Skeleton h={14} w="80%" mt={10} />
            </div>
          </div>
          <Skeleton h={120} mt={16} />
          <Skeleton h={20} w="80%" mt={12} />
          <Skeleton h={24} w="70%" mt={12} />
          <Skeleton h={40} mt={20} />
        </div>
      ))}
    </div>
  )
}
