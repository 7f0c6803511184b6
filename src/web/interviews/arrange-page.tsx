import { Anchor, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listInterviews } from '#contract/interviews.ts'
import { firstName } from '#domain/accounts/first-name.ts'
import { counted, spellOut } from '#domain/counted.ts'
import { interviewLimits } from '#domain/interviews/interview.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { leadOf } from '../ui/lead-of.ts'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { isUnanswered, loadingWhile } from '../ui/loading-while.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { AheadWith } from './ahead-with.tsx'
import { ArrangeSide } from './arrange-side.tsx'
import { BothTimes } from './both-times.tsx'
import classes from './interviews.module.css'
import { TimeChooser, useIsList } from './time-chooser.tsx'
import { placeOf } from './time-rows.ts'
import { useArranging } from './use-arranging.ts'

type Props = { candidate: string; project: string | undefined }
type Arranging = ReturnType<typeof useArranging>

/** A firm chooses when to meet someone: it books where they allow it, else it proposes times. */
export function ArrangePage({ candidate, project }: Props) {
  const arranging = useArranging(candidate, project)
  const { times } = arranging
  const ahead = useQuery(endpointQuery(listInterviews, { candidate }))
  const { person, isBookedAtOnce } = times.data ?? {}
  const called = person?.name ? firstName(person.name) : undefined
  const first = called ?? 'the candidate'
  const title = person ? `Interview with ${person.name || 'a candidate'}` : 'Schedule Interview'
  // The same path is the intro call of an applicant.
  useShownName(title)
  return (
    <>
      {project ? (
        <BackLink to="/projects/$id" params={{ id: project }}>
          Back to Project
        </BackLink>
      ) : (
        <BackLink to="/talent">Back to Talent</BackLink>
      )}
      <PageHead
        title={title}
        lead={leadOf(
          times,
          () =>
            `Times you are both free, over the next ${spellOut(interviewLimits.businessDays)} business days. ${
              called ?? 'The candidate'
            } ${isBookedAtOnce ? 'lets you book at once.' : 'chooses from the times you propose.'}`,
        )}
      />
      <Loaded
        query={loadingWhile(isUnanswered(ahead), times)}
        what="times"
        skeleton={<Skeleton h={480} />}
        missing={<p>This person isn’t available for interviews anymore.</p>}
      >
        {(data, isStale) => (
          <div className={classes.columns}>
            <div className={classes.main}>
              <AheadWith interviews={ahead.data?.interviews ?? []} first={first} />
              <Choice arranging={arranging} times={data} isStale={isStale} first={first} />
            </div>
            <ArrangeSide arranging={arranging} times={data} first={first} />
          </div>
        )}
      </Loaded>
    </>
  )
}

type ChoiceProps = {
  arranging: Arranging
  times: NonNullable<Arranging['times']['data']>
  isStale: boolean
  first: string
}

function Choice({ arranging, times, isStale, first }: ChoiceProps) {
  const { chosen, how, zone, minutes, withHolidays, isProposing, arranging: sending } = arranging
  const zones = { mine: times.firm.zone, theirs: times.person.zone ?? zone }
  const [start] = chosen
  const isMany = how === 'propose'
  const isList = useIsList()
  return (
    <form
      className={classes.main}
      onSubmit={(event) => {
        event.preventDefault()
        if (start && !sending.isPending) sending.mutate()
      }}
    >
      <TimeChooser {...{ times, zones, chosen, isMany, isStale }} other={first} onChange={arranging.setChosen} />
      <div className={classes.legend}>
        <p>
          {zones.mine === zones.theirs
            ? 'You share a time zone.'
            : isList
              ? `+1: the next day in ${placeOf(zones.theirs)}.`
              : `The amber line is midnight in ${placeOf(zones.theirs)}. Below it, +1: the next day there.`}
        </p>
        <span>
          <Anchor inherit component="button" type="button" onClick={() => arranging.setWithHolidays(!withHolidays)}>
            {withHolidays ? 'Leave out holidays' : 'Include holidays'}
          </Anchor>
          {times.isBookedAtOnce && (
            <Anchor inherit component="button" type="button" onClick={() => arranging.setIsProposing(!isProposing)}>
              {isProposing ? 'Book at once' : 'Propose other times'}
            </Anchor>
          )}
        </span>
      </div>
      {sending.error && <FormAlert>{problemMessage(sending.error, 'The interview couldn’t be arranged.')}</FormAlert>}
      <div className={`${classes.card} ${classes.booking}`} data-many={isMany || undefined}>
        {start ? (
          <div className={classes.main}>
            {chosen.map((one) => (
              <BothTimes key={one} startsAt={one} minutes={minutes} zones={zones} other={first} />
            ))}
          </div>
        ) : (
          <p className={classes.note}>
            {isMany
              ? `Choose up to ${interviewLimits.proposals} times. ${first} chooses one or proposes others.`
              : 'Choose a time.'}
          </p>
        )}
        <WorkingButton
          type="submit"
          size="lg"
          disabled={!start}
          isWorking={sending.isPending}
          workingText={isMany ? 'Proposing...' : 'Booking...'}
        >
          {isMany ? `Propose ${counted(chosen.length, 'Time')}` : 'Book Interview'}
        </WorkingButton>
      </div>
    </form>
  )
}
