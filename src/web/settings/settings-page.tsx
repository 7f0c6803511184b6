import { roleWords } from '../role-words.ts'
import { useMe } from '../session.ts'
import { Facts } from '../ui/facts.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { ChangePassword } from './change-password.tsx'
import { Panel } from './panel.tsx'
import { Sessions } from './sessions.tsx'

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
            ['Role', roleWords[me.role]],
          ]}
        />
      </Panel>
      <Panel title="Password" lead="Changing it signs you out everywhere else, and we mail you a notice.">
        <ChangePassword personal={[me.name, me.email]} />
      </Panel>
      <Panel title="Sessions" lead="Where your account is signed in. End any you don't know.">
        <Sessions />
      </Panel>
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
    </>
  )
}
