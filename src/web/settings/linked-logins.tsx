import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type LinkedLogin, listLinkedLogins } from '#contract/openid.ts'
import type { Provider } from '#domain/openid/provider.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { LinkLogin } from './link-login.tsx'
import { LinkedLoginRow } from './linked-login-row.tsx'
import { Panel } from './panel.tsx'
import classes from './rows.module.css'
import { UnlinkLogin } from './unlink-login.tsx'

type Dialog = { kind: 'link'; provider: Provider } | { kind: 'unlink'; login: LinkedLogin }

/** Nothing where no provider is set up and none was. */
export function LinkedLogins() {
  const queryClient = useQueryClient()
  const { data } = useQuery(endpointQuery(listLinkedLogins, {}))
  const [dialog, setDialog] = useState<Dialog>()
  const list = useRef<HTMLUListElement>(null)
  const close = () => setDialog(undefined)
  if (!data || data.providers.length + data.logins.length === 0) return null
  const done = async () => {
    close()
    await queryClient.invalidateQueries({ queryKey: resourceKey(listLinkedLogins) })
    list.current?.focus()
  }
  return (
    <Panel title="Linked logins" lead="Log in with an account you have elsewhere.">
      <ul className={classes.rows} ref={list} tabIndex={-1} aria-label="Linked logins">
        {data.logins.map((login) => (
          <LinkedLoginRow key={login.id} login={login} onUnlink={() => setDialog({ kind: 'unlink', login })} />
        ))}
        {data.logins.length === 0 && <li className={classes.entry}>None yet.</li>}
      </ul>
      <Group mt={16} gap={8}>
        {data.providers.map((provider) => (
          <Button key={provider.key} variant="default" onClick={() => setDialog({ kind: 'link', provider })}>
            Link {provider.label}
          </Button>
        ))}
      </Group>
      {dialog?.kind === 'link' && <LinkLogin provider={dialog.provider} onClose={close} />}
      {dialog?.kind === 'unlink' && <UnlinkLogin login={dialog.login} onDone={done} onClose={close} />}
    </Panel>
  )
}
