import { Button, Skeleton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ListedTalent } from '#contract/talent.ts'
import { mayManage } from '#domain/firms/role.ts'
import { talentPageSize } from '#domain/talent/talent.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { formatRate } from '../format-rate.ts'
import { openResume } from '../open-resume.ts'
import { AvailabilityLine } from '../profiles/availability-line.tsx'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Facts } from '../ui/facts.tsx'
import { formatYears } from '../ui/format-years.ts'
import { ButtonLink } from '../ui/links.tsx'
import { TalentBadge } from './talent-badge.ts'
import classes from './talent-cards.module.css'

export function TalentCards({ talent, isStale }: { talent: ListedTalent[]; isStale: boolean }) {
  return (
    <ul className={classes.cards} aria-busy={isStale}>
      {talent.map((one) => (
        <Card key={one.id} {...one} />
      ))}
    </ul>
  )
}

function Card(one: ListedTalent) {
  const { id, name, avatarUrl, status, headline, location, experienceYears, credentials, actions } = one
  const { shown, hidden } = termsOf(one)
  const canBookmark = mayManage(useMe().firmRole)
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
        <div className={classes.corner} data-bookmarked={canBookmark || undefined}>
          <TalentBadge status={status} />
          <BookmarkButton person={one} />
        </div>
      </div>
      <div className={classes.facts}>
        <Facts
          facts={[
            ['Location', location],
            ['Experience', experienceYears === null ? null : formatYears(experienceYears)],
            ['Credential', credentials.slice(0, 2).join(', ')],
            ['Rate', formatRate(one, name)],
          ]}
        />
      </div>
      <div>
        <AvailabilityLine workingHours={one.workingHours} freeHours={one.freeHours} />
      </div>
      <div>
        {one.softwareMet.length + shown.length > 0 && (
          <ul className={classes.terms} aria-label="Skills and software">
            {one.softwareMet.map((system) => (
              <li key={system} data-met>
                <IconCheck size={12} stroke={2.5} aria-hidden />
                {system}
                <span className="g-visually-hidden">, asked for</span>
              </li>
            ))}
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

/** Beside the systems asked for two skills and one system, if present; the rest is a count. */
function termsOf({ softwareMet, skills, software }: Pick<ListedTalent, 'softwareMet' | 'skills' | 'software'>) {
  const ordered = [...skills.slice(0, 2), ...software.slice(0, 1), ...skills.slice(2), ...software.slice(1)]
  const others = [...new Set(ordered)].filter((word) => !softwareMet.includes(word))
  const places = Math.max(0, shownTerms - softwareMet.length)
  return { shown: others.slice(0, places), hidden: Math.max(0, others.length - places) }
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
