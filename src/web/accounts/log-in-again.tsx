import { Anchor, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import type { Me } from '#contract/accounts.ts'
import { notSignedInMessage } from '#domain/problem.ts'
import { startAgain } from '../app-root.ts'
import { endedSession } from '../ended-session.ts'
import { changeSession, resumeSession } from '../session.ts'
import { LoginForm } from './login-form.tsx'
import { SecondStep } from './second-step.tsx'

/** Over the page of someone whose session ended: what they typed is still there once they have logged in. */
export function LogInAgain() {
  const queryClient = useQueryClient()
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.read)
  const isOpen = ended?.isAsking ?? false
  const [secondFactor, setSecondFactor] = useState<string>()

  const goOn = (me: Me) => {
    changeSession(queryClient, me)
    setSecondFactor(undefined)
    if (me.id !== ended?.me.id) return startAgain()
    void resumeSession(queryClient)
  }
  return (
    <Modal
      opened={isOpen}
      onClose={endedSession.postpone}
      title={notSignedInMessage}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={300}
      {...leaveOthersOpen}
    >
      <Text>Your session has ended. Everything you typed is still here: log in to continue.</Text>
      {secondFactor ? (
        <SecondStep token={secondFactor} onSignedIn={goOn} onBack={() => setSecondFactor(undefined)} />
      ) : (
        <LoginForm email={ended?.me.email ?? ''} onSignedIn={goOn} onSecondFactor={setSecondFactor}>
          <Anchor href="/login" target="_blank" size="sm">
            Other ways to log in (opens a new tab)
          </Anchor>
        </LoginForm>
      )}
    </Modal>
  )
}

/** Escape closes this dialog alone: one below it, which may hold unsaved changes, ignores keys pressed at what is marked like this. */
const leaveOthersOpen = {
  onFocusCapture: ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true'),
  onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && endedSession.postpone(),
}
