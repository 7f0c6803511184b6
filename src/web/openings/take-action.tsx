import { Button } from '@mantine/core'
import type { OpeningView } from '#contract/openings.ts'
import { applicationMessages } from '#domain/applications/application.ts'
import { isAcceptingApplications } from '#domain/projects/status.ts'
import { useMe } from '../session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { Applied } from './applied.tsx'
import classes from './opening.module.css'

export function TakeAction({ view, onApply }: { view: OpeningView; onApply: () => void }) {
  const { opening, postedBy, application, actions } = view
  const isTalent = useMe().role === 'talent'
  return (
    <section className={classes.panel}>
      <h2>Take Action</h2>
      {application ? <Applied /> : <ApplyButton view={view} onApply={onApply} />}
      {application && isTalent && (
        <ButtonLink variant="default" fullWidth to="/messages" search={{ application: application.id }}>
          Message
        </ButtonLink>
      )}
      {actions.includes('contact') && postedBy && (
        <Button component="a" variant="default" fullWidth href={mailAbout(opening.title, postedBy.email)}>
          {application ? 'Contact Buyer' : 'Ask a Question'}
        </Button>
      )}
    </section>
  )
}

function ApplyButton({ view: { opening, actions }, onApply }: { view: OpeningView; onApply: () => void }) {
  const isTalent = useMe().role === 'talent'
  if (actions.includes('apply'))
    return (
      <Button fullWidth onClick={onApply}>
        Apply Now
      </Button>
    )
  const isAccepting = isAcceptingApplications(opening.status)
  const whyNot = isTalent ? applicationMessages.notSelected : 'Talent can apply here.'
  return (
    <>
      <Button fullWidth disabled>
        {isAccepting ? 'Apply Now' : 'Not Accepting Applications'}
      </Button>
      <p className={classes.note}>{isAccepting ? whyNot : applicationMessages.closed}</p>
    </>
  )
}

const mailAbout = (title: string, email: string) => `mailto:${encodeURI(email)}?subject=${encodeURIComponent(title)}`
