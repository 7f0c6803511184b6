import { Button, Group, Skeleton } from '@mantine/core'
import { Problem } from '#domain/problem.ts'
import { Caution } from '../ui/caution.tsx'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failed } from '../ui/failed.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { FormFailure } from '../ui/form-failure.tsx'
import { LeftOutCaution } from '../ui/left-out-caution.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { LoadedTogether } from '../ui/loaded-together.tsx'
import { Loading } from '../ui/loading.tsx'
import { notifyError, notifySuccess, notifyWarning } from '../ui/notify.ts'
import { PasswordModal } from '../ui/password-modal.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TransientMessage } from '../ui/transient-message.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { Kept } from './kept.tsx'
import type { PartStates } from './part-states.ts'

const noop = () => {}
const refetch = async () => {}
const down = new Problem('unavailable', 'The service is not available right now.')
const skeleton = <Skeleton h={40} />
const loaded = (data: string[] | undefined, error: Error | null) => (
  <Loaded
    query={{ data, error, refetch }}
    what="leads"
    skeleton={skeleton}
    missing={<p>There is no such lead.</p>}
    isEmpty={(leads) => leads.length === 0}
    empty={<p>No leads yet.</p>}
  >
    {(leads) => <p>{leads.join(', ')}</p>}
  </Loaded>
)

const loadedTogether = (data: string[]) => (
  <LoadedTogether
    above={<p>Two leads are waiting for you.</p>}
    query={{ data, error: null, refetch }}
    what="leads"
    skeleton={skeleton}
  >
    {(leads) => <p>{leads.join(', ')}</p>}
  </LoadedTogether>
)

/** What says how something went, or is going. */
export const messages: PartStates = {
  WorkingButton: {
    Ready: (
      <WorkingButton isWorking={false} workingText="Saving...">
        Save
      </WorkingButton>
    ),
    Working: (
      <WorkingButton isWorking workingText="Saving...">
        Save
      </WorkingButton>
    ),
    Disabled: (
      <WorkingButton isWorking={false} workingText="Saving..." disabled>
        Save
      </WorkingButton>
    ),
    'For what can’t be undone': (
      <WorkingButton isWorking={false} workingText="Deleting..." color="red">
        Delete
      </WorkingButton>
    ),
  },
  Spinner: { Turning: <Spinner /> },
  FormAlert: { Said: <FormAlert>The call couldn’t be canceled.</FormAlert> },
  FormFailure: {
    'Of the network': <FormFailure error={new TypeError('Failed to fetch')} fallback="The link couldn’t be saved." />,
  },
  Caution: {
    Said: <Caution>This seems to contain a bank account number.</Caution>,
    'Nothing to say': <Caution>{null}</Caution>,
  },
  LeftOutCaution: {
    'A phone number': <LeftOutCaution text="Call me at (415) 555-0132." />,
    None: <LeftOutCaution text="I close in three days." />,
  },
  TypedNumbers: {
    'A number that is nobody else’s': <TypedNumbers texts={{ Notes: 'Her SSN is 219-09-9999.' }} />,
    None: <TypedNumbers texts={{ Notes: 'Closes in three days.' }} />,
  },
  TransientMessage: {
    Said: <TransientMessage message="Saved" />,
    'Nothing to say': <TransientMessage message={undefined} />,
  },
  Toasts: {
    Each: (
      <Group gap={8}>
        <Button variant="default" onClick={() => notifySuccess('Hours saved', { detail: 'For everyone.' })}>
          Say a success
        </Button>
        <Button variant="default" onClick={() => notifyWarning('You have already applied')}>
          Say a warning
        </Button>
        <Button variant="default" onClick={() => notifyError('Not saved', { detail: down.message, onRetry: noop })}>
          Say an error
        </Button>
      </Group>
    ),
  },
  ConfirmModal: {
    'Opened by a button': (
      <Kept start={false}>
        {(isOpen, set) => (
          <>
            <Button variant="default" onClick={() => set(true)}>
              Ask
            </Button>
            <ConfirmModal
              isOpen={isOpen}
              title="Delete Project"
              workingText="Deleting..."
              isWorking={false}
              onConfirm={() => set(false)}
              onClose={() => set(false)}
            >
              The project and its applications are deleted.
            </ConfirmModal>
          </>
        )}
      </Kept>
    ),
  },
  PasswordModal: {
    'Opened by a button': (
      <Kept start={false}>
        {(isOpen, set) => (
          <>
            <Button variant="default" onClick={() => set(true)}>
              Ask for the password
            </Button>
            <PasswordModal
              isOpen={isOpen}
              title="Remove Account"
              color="red"
              workingText="Removing..."
              isWorking={false}
              error={null}
              onConfirm={() => set(false)}
              onClose={() => set(false)}
            >
              We can’t pay you until you enter another one.
            </PasswordModal>
          </>
        )}
      </Kept>
    ),
  },
  SideDrawer: {
    'Opened by a button': (
      <Kept start={false}>
        {(isOpen, set) => (
          <>
            <Button variant="default" onClick={() => set(true)}>
              Open
            </Button>
            <SideDrawer isOpen={isOpen} title="Profile" closes="profile" onClose={() => set(false)}>
              What the list has no room for.
            </SideDrawer>
          </>
        )}
      </Kept>
    ),
  },
  ReasonDialog: {
    'Opened by a button': (
      <Kept start={false}>
        {(isOpen, set) => (
          <>
            <Button variant="default" onClick={() => set(true)}>
              Ask why
            </Button>
            <ReasonDialog
              isOpen={isOpen}
              title="Suspend"
              description="They will read it in an email."
              workingText="Suspending..."
              isWorking={false}
              isRed
              error={undefined}
              onConfirm={() => set(false)}
              onClose={() => set(false)}
            >
              They are signed out everywhere and can’t log in.
            </ReasonDialog>
          </>
        )}
      </Kept>
    ),
  },
  Loading: { Loading: <Loading label="Loading projects">{skeleton}</Loading> },
  Failed: {
    'With a title': <Failed error={down} title="The leads couldn’t be loaded" onRetry={noop} />,
    'Trying again': <Failed error={down} isRetrying onRetry={noop} />,
  },
  EmptyState: {
    'With a way on': (
      <EmptyState title="No projects yet" action={<Button>New Project</Button>}>
        Post a project to see who applies.
      </EmptyState>
    ),
  },
  Loaded: {
    Loading: loaded(undefined, null),
    Failed: loaded(undefined, down),
    Missing: loaded(undefined, new Problem('not_found', 'Not found.')),
    Empty: loaded([], null),
    There: loaded(['ana@example.com', 'ben@example.com'], null),
  },
  LoadedTogether: { There: loadedTogether(['ana@example.com', 'ben@example.com']) },
}
