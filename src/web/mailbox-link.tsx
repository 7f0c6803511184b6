import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readInstallation } from '#contract/operations.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Links to the mailbox of a local installation. Others have none and show nothing. */
export function MailboxLink() {
  const { data } = useQuery({ ...endpointQuery(readInstallation, {}), staleTime: Number.POSITIVE_INFINITY })
  if (!data?.mailboxUrl) return null
  return (
    <Anchor href={data.mailboxUrl} target="_blank" size="sm" c="dimmed">
      Open the local mailbox
    </Anchor>
  )
}
