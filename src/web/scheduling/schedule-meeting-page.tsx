import { Anchor, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Schedule } from '#contract/scheduling.ts'
import { firstName } from '#domain/accounts/first-name.ts'
import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { Facts } from '../ui/facts.tsx'
import { NextSteps } from '../ui/next-steps.tsx'
import { CallPanel } from './call-panel.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { EmbeddedScheduler } from './embedded-scheduler.tsx'
import classes from './scheduling.module.css'
import { useSchedule } from './use-schedule.ts'

const steps = [
  { title: 'Your account is created', text: 'We emailed you a link and a code to confirm your address.' },
  { title: 'You book an intro call', text: `${introCallMinutes} minutes, in your time zone.` },
  { title: 'We review your application', text: 'You can follow it on your dashboard.' },
] as const

/** In the area of whoever is signed in, or the public frame for an applicant who isn't. */
export function ScheduleMeetingPage() {
  const { schedule, keep } = useSchedule()
  const { person, scheduling, call } = schedule
  return (
    <div className={classes.area}>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1>Schedule Your Intro Call</h1>
          <p>{greeting(schedule)}</p>
        </header>
        <div className={classes.main}>
          <div className={classes.card}>
            {person.isUnconfirmed ? (
              <ConfirmFirst email={person.email} />
            ) : scheduling.kind === 'embed' ? (
              <EmbeddedScheduler url={scheduling.url} />
            ) : (
              <CallPanel call={call} onChange={keep} />
            )}
          </div>
          <div className={classes.foot}>
            {!person.isUnconfirmed && <OpenElsewhere schedule={schedule} />}
            <Button component="a" href="/" size="lg" variant={call ? 'filled' : 'default'}>
              Done
            </Button>
          </div>
        </div>
        <aside className={classes.aside}>
          <section>
            <h2>Your details</h2>
            <Facts facts={factsOf(schedule)} />
          </section>
          <section>
            <h2>What happens next</h2>
            <NextSteps steps={steps} reached={call ? 2 : 1} />
          </section>
        </aside>
      </div>
    </div>
  )
}

function greeting({ person, call }: Schedule): string {
  const hello = person.name ? `Hi ${firstName(person.name)},` : 'Hi,'
  if (call) return `${hello} we look forward to talking with you. An email with the details is on its way.`
  if (person.isUnconfirmed)
    return `${hello} your application is in. Confirm your email, then choose a time for our call.`
  return `${hello} choose a time for a ${introCallMinutes}-minute call. We’ll get to know you and answer your questions.`
}

const factsOf = ({ person, referenceId }: Schedule) =>
  [
    ['Name', person.name],
    ['Email', person.email],
    ['WhatsApp', person.whatsapp],
    [
      'Resume',
      person.resumeUrl && (
        <Anchor href={person.resumeUrl} target="_blank" rel="noreferrer" size="sm">
          View PDF
        </Anchor>
      ),
    ],
    ['Reference ID', <code key="id">{referenceId}</code>],
  ] as const

/** For those whose browser doesn't show the embedded scheduler. */
function OpenElsewhere({ schedule: { scheduling } }: { schedule: Schedule }) {
  const isOwn = scheduling.kind !== 'embed'
  const href = isOwn ? '/book' : scheduling.url
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" size="sm" className={classes.elsewhere}>
      {isOwn ? 'Open booking page' : `Open in ${new URL(scheduling.url).hostname}`}
      <IconExternalLink size={16} stroke={1.5} aria-hidden />
      <span className="g-visually-hidden"> (new tab)</span>
    </Anchor>
  )
}
