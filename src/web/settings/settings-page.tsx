import type { Role } from '#domain/accounts/role.ts'
import { topicsOf } from '#domain/notifications/topics.ts'
import { AccountProfile } from '../account-profile.tsx'
import { BookingSettings } from '../booking-settings.tsx'
import { PayoutSettings } from '../payout-settings.tsx'
import { roleLabels } from '../role-labels.ts'
import { useMe } from '../session.ts'
import { Facts } from '../ui/facts.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { CalendarLink } from './calendar-link.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { FirmPanel } from './firm-panel.tsx'
import { LinkedLogins } from './linked-logins.tsx'
import { Notifications } from './notifications.tsx'
import { Panel } from './panel.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'

const dataLead: Record<Role, string> = {
  talent:
    'A file with your account, profile, applications and calls. You can get your resume and photo from your own pages.',
  buyer: 'A file with your account, your firm, your projects and calls.',
  admin: 'A file with your account and where it’s signed in.',
}

export function SettingsPage() {
  const me = useMe()
  const signingOut = useSignOut()
  return (
    <>
      <PageHead title="Settings" lead={me.email} />
      <Panel title="Profile" lead="What your account says about you.">
        <Facts
          facts={[
            ['Name', me.name],
            ['Email', me.email],
            ['Role', roleLabels[me.role]],
          ]}
        />
        <AccountProfile />
      </Panel>
      {me.role === 'buyer' && <FirmPanel />}
      {me.role === 'talent' && (
        <Panel title="Interviews" lead="How firms arrange interviews with you.">
          <BookingSettings />
        </Panel>
      )}
      {me.role === 'talent' && (
        <Panel
          title="Payout account"
          lead="The bank account we pay you into. It’s encrypted: we show its last four characters, and open it only to pay you."
        >
          <PayoutSettings />
        </Panel>
      )}
      <Panel title="Calendar" lead="Your calls in your own calendar, updated automatically.">
        <CalendarLink />
      </Panel>
      <Panel title="Password" lead="Changing it signs you out everywhere else, and we’ll email you a notice.">
        <ChangePassword personal={[me.name, me.email]} />
      </Panel>
      <LinkedLogins />
      <Panel
        title="Two-factor authentication"
        lead="After your password, we ask for something only you have. Turning it on signs you out everywhere else."
      >
        <TwoFactor />
      </Panel>
      <Panel title="Sessions" lead="Where your account is signed in. End any session you don’t recognize.">
        <Sessions />
      </Panel>
      {topicsOf(me).length > 0 && (
        <Panel
          title="Emails"
          lead="Choose which emails you want. We always send those about your account and its security."
        >
          <Notifications />
        </Panel>
      )}
      <Panel title="Sign out" lead="Ends the session on this device.">
        <WorkingButton
          variant="default"
          isWorking={signingOut.isPending}
          workingText="Signing out..."
          onClick={() => signingOut.mutate()}
        >
          Sign out
        </WorkingButton>
      </Panel>
      {me.role !== 'admin' && (
        <Panel
          title="Statements of work"
          lead="Statements waiting for a signature, and the sealed files. What both sides have signed is kept even if you delete your account."
        >
          <ButtonLink to="/statements" variant="default">
            View statements
          </ButtonLink>
        </Panel>
      )}
      <Panel title="Your data" lead={dataLead[me.role]}>
        <ExportData />
      </Panel>
      <Panel title="Delete account" lead="Also deletes your personal data and files.">
        <DeleteAccount me={me} />
      </Panel>
    </>
  )
}
