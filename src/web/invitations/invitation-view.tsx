import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OwnInvitation } from '#contract/invitations.ts'
import { mainFacts } from '../project-facts.ts'
import { Facts } from '../ui/facts.tsx'
import { AnchorLink, ButtonLink } from '../ui/links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { formatDay } from '../ui/time.ts'
import { AcceptDialog, DeclineDialog } from './answer-dialogs.tsx'
import { InvitationBadge } from './invitation-badge.ts'
import classes from './invitations.module.css'

type Props = { invitation: OwnInvitation; children: ReactNode }

/** Who asks for what, how the reader fits, and the three answers. */
export function InvitationView({ invitation, children }: Props) {
  const { id, title, firm, note, status, expiresAt, project, actions } = invitation
  const navigate = useNavigate()
  const [answer, setAnswer] = useState<'accept' | 'decline'>()
  return (
    <>
      <Link to="/invitations" className={classes.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden />
        Back to Invitations
      </Link>
      <PageHead
        title={title ?? 'Invitation'}
        lead={firm ? `${firm} ${status === 'closed' ? 'invited' : 'invites'} you to this project` : undefined}
      />
      <p className={classes.state}>
        <InvitationBadge status={status} />
        {status === 'open' && project && <span>Please answer by {formatDay(expiresAt)}</span>}
      </p>
      {note && <blockquote className={classes.note}>{note}</blockquote>}
      {project && (
        <section className={classes.card} aria-label="Project">
          <Facts facts={mainFacts(project, { hasDuration: true })} />
          {project.description && <p className={classes.description}>{project.description}</p>}
          <AnchorLink to="/projects-labor/$id" params={{ id: project.id }} fz="sm" preload={false}>
            View Project
          </AnchorLink>
        </section>
      )}
      {status === 'closed' ? (
        <section className={classes.card} aria-labelledby="ended">
          <h2 id="ended" className={classes.title}>
            This invitation has ended
          </h2>
          <p>
            {firm ?? 'The firm'} closed or filled the project before you answered. It’s no reflection on you, and
            there’s nothing for you to do: firms still find you by your profile.
          </p>
          <ButtonLink to="/projects-labor" className={classes.onward}>
            Browse Projects
          </ButtonLink>
        </section>
      ) : status === 'open' && !project ? (
        <section className={classes.card} aria-labelledby="offline">
          <h2 id="offline" className={classes.title}>
            This project is offline for now
          </h2>
          <p>
            You can’t accept it yet, but you can if it’s back by {formatDay(expiresAt)}. Meanwhile, you can ask a
            question or decline.
          </p>
        </section>
      ) : (
        <section className={classes.card} aria-labelledby="fit">
          <h2 id="fit" className={classes.title}>
            How you fit, as the firm sees it
          </h2>
          {children}
        </section>
      )}
      {actions.length > 0 && (
        <div className={classes.answers}>
          {actions.includes('ask') && (
            <Button variant="subtle" onClick={() => void navigate({ to: '/messages', search: { invitation: id } })}>
              Ask a Question
            </Button>
          )}
          {actions.includes('decline') && (
            <Button variant="default" onClick={() => setAnswer('decline')}>
              Decline
            </Button>
          )}
          {actions.includes('accept') && <Button onClick={() => setAnswer('accept')}>Accept</Button>}
        </div>
      )}
      <AcceptDialog invitation={invitation} isOpen={answer === 'accept'} onClose={() => setAnswer(undefined)} />
      <DeclineDialog invitation={invitation} isOpen={answer === 'decline'} onClose={() => setAnswer(undefined)} />
    </>
  )
}
