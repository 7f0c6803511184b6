import { TextInput } from '@mantine/core'
import { type Engagement, type EngagementAccess, endAccess, grantAccess } from '#contract/engagements.ts'
import { grantedAccess } from '#domain/engagements/onboarding.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { formatDay } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './engagements.module.css'
import { useEngagementChange } from './use-engagement-change.ts'

/** Accounts in the firm's systems, by role and never with admin rights, each with its end. */
export function AccessPanel({ engagement }: { engagement: Engagement }) {
  const { accesses, mayManage, endedAt } = engagement
  return (
    <section className={classes.panel} aria-labelledby="access">
      <h2 id="access">Access</h2>
      {accesses.length === 0 ? (
        <p className={classes.note}>No account is listed yet.</p>
      ) : (
        <ul className={classes.items}>
          {accesses.map((access) => (
            <Access key={access.id} engagement={engagement} access={access} />
          ))}
        </ul>
      )}
      {mayManage && !endedAt && <GrantForm engagement={engagement} />}
    </section>
  )
}

function Access({ engagement, access }: { engagement: Engagement; access: EngagementAccess }) {
  const { id, system, role, grantedAt, endedAt } = access
  const ending = useEngagementChange(() => call(endAccess, { id: engagement.id, access: id }))
  return (
    <li>
      <div>
        <strong>{system}</strong>
        <p>
          {role} · granted {formatDay(grantedAt)}
          {endedAt ? ` · revoked ${formatDay(endedAt)}` : ''}
        </p>
        {ending.error && <FormAlert>{problemMessage(ending.error, 'It couldn’t be saved. Try again.')}</FormAlert>}
      </div>
      {engagement.mayManage && !endedAt && (
        <WorkingButton
          variant="default"
          size="xs"
          isWorking={ending.isPending}
          workingText="Ending..."
          onClick={() => ending.mutate(undefined)}
        >
          Mark as Revoked<span className="g-visually-hidden">: {system}</span>
        </WorkingButton>
      )}
    </li>
  )
}

const check = errorsBy(grantedAccess)

function GrantForm({ engagement: { id } }: { engagement: Engagement }) {
  const form = useCheckedForm({ initialValues: { system: '', role: '' }, check })
  const granting = useEngagementChange(
    (given: { system: string; role: string }) => call(grantAccess, { id, ...given }),
    () => form.reset(),
  )
  return (
    <form className={classes.form} noValidate onSubmit={form.submit((given) => granting.mutate(given))}>
      <div className={classes.fields}>
        <TextInput label="System" placeholder="QuickBooks Online" maxLength={100} {...form.getInputProps('system')} />
        <TextInput label="Role" placeholder="Bookkeeper" maxLength={100} {...form.getInputProps('role')} />
      </div>
      {granting.error && <FormAlert>{problemMessage(granting.error, 'It couldn’t be saved. Try again.')}</FormAlert>}
      <div>
        <WorkingButton type="submit" variant="light" isWorking={granting.isPending} workingText="Adding...">
          Add Access
        </WorkingButton>
      </div>
    </form>
  )
}
