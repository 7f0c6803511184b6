import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type Engagement, type EngagementItem, tickOnboarding } from '#contract/engagements.ts'
import { brand } from '#domain/brand.ts'
import { onboardingHint, onboardingItemOf } from '#domain/engagements/onboarding.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { firstClick } from '../ui/first-click.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { formatDate, formatDay } from '../ui/time.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './engagements.module.css'
import { useEngagementChange } from './use-engagement-change.ts'

/** What both sides do before and right after the start, with whose each is. */
export function OnboardingPanel({ engagement }: { engagement: Engagement }) {
  return (
    <section className={classes.panel} aria-labelledby="onboarding">
      <h2 id="onboarding">Onboarding</h2>
      <ul className={classes.items}>
        {engagement.onboarding.map((item) => (
          <Item key={item.name} engagement={engagement} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Item({ engagement, item }: { engagement: Engagement; item: EngagementItem }) {
  const { name, isDone, mayTick, isRequired, note } = item
  const { label, noteLabel } = onboardingItemOf(name)
  const hint = onboardingHint(name, item.side === engagement.side)
  const [typed, setTyped] = useState('')
  const ticking = useEngagementChange((wanted: boolean) =>
    call(tickOnboarding, { id: engagement.id, item: name, isDone: wanted, note: typed }),
  )
  return (
    <li>
      <div>
        <strong>
          {label}
          {isRequired ? '' : ' (optional)'}
        </strong>
        <p>{isDone ? doneLine(item) : `${whose(engagement, item)}${dueLine(item)}. ${hint}`}</p>
        {note && <p className={classes.written}>{note}</p>}
        {mayTick && !isDone && noteLabel && (
          <Textarea
            mt={8}
            label={noteLabel}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={2000}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {ticking.error && <FormAlert>{problemMessage(ticking.error, 'It couldn’t be saved. Try again.')}</FormAlert>}
      </div>
      {mayTick &&
        (isDone ? (
          <Button variant="subtle" size="xs" onClick={firstClick(() => ticking.isPending || ticking.mutate(false))}>
            Undo<span className="g-visually-hidden">: {label}</span>
          </Button>
        ) : (
          <WorkingButton
            variant="light"
            size="xs"
            isWorking={ticking.isPending}
            workingText="Saving..."
            disabled={Boolean(noteLabel) && !typed.trim() && !note}
            onClick={() => ticking.mutate(true)}
          >
            Mark as Done<span className="g-visually-hidden">: {label}</span>
          </WorkingButton>
        ))}
    </li>
  )
}

const doneLine = ({ doneAt, doneBy }: EngagementItem) =>
  doneAt ? `Done ${formatDay(doneAt)}${doneBy ? ` by ${doneBy}` : ''}` : 'Done'

const dueLine = ({ dueOn }: EngagementItem) => (dueOn ? `, due ${formatDate(dueOn)}` : '')

function whose({ side, firm, talent, endedAt }: Engagement, item: EngagementItem): string {
  if (endedAt) return 'Not done'
  if (item.side === side) return 'By you'
  if (item.side === 'operator') return `By ${brand.name}`
  return `By ${(item.side === 'owner' ? firm : talent) ?? 'the other side'}`
}
