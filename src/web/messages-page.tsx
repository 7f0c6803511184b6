import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { readApplication } from '#contract/applications.ts'
import { listThreads, openThread, type Thread } from '#contract/conversations.ts'
import { call } from './api.ts'
import { ApplicationActions } from './applications/application-actions.tsx'
import { ApplicationAside } from './conversations/application-aside.tsx'
import { Conversation } from './conversations/conversation.tsx'
import classes from './conversations/messages.module.css'
import { ThreadList } from './conversations/thread-list.tsx'
import { endpointQuery, resourceKey } from './endpoint-query.ts'
import { EmptyState } from './ui/empty-state.tsx'
import { Loaded } from './ui/loaded.tsx'

/** Conversations: a list, the one that is open, and what it is about. */
export function MessagesPage() {
  const { thread, application, invitation, with: partner } = useSearch({ from: '/framed/messages' })
  const isOpening = application !== undefined || invitation !== undefined || partner === 'operator'
  return (
    <div className={classes.page} data-bleed data-open={thread !== undefined || isOpening || undefined}>
      <section className={classes.threads} aria-label="Conversations">
        <ThreadList current={thread} />
      </section>
      <div className={classes.open}>
        {isOpening && <Opening applicationId={application} invitationId={invitation} />}
        {thread && !isOpening && <Conversation key={thread} id={thread} aside={asideOf} />}
        {!thread && !isOpening && (
          <div className={classes.choose}>
            <EmptyState title="Choose a conversation">Your messages with the other side appear here.</EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

type Subject = { applicationId: string | undefined; invitationId: string | undefined }

/** The conversation about an application or an invitation, or with the operator; begun if there is none. */
function Opening({ applicationId, invitationId }: Subject) {
  const opening = useQuery({
    queryKey: ['opened-thread', applicationId ?? invitationId ?? 'operator'],
    queryFn: () => call(openThread, applicationId ? { applicationId } : invitationId ? { invitationId } : {}),
  })
  return (
    <Loaded
      query={opening}
      what="conversation"
      skeleton={<Skeleton h={320} m={24} />}
      missing={<EmptyState title="Conversation not found">We couldn’t find that application.</EmptyState>}
    >
      {({ id }) => <Navigate to="/messages" search={{ thread: id }} replace />}
    </Loaded>
  )
}

const asideOf = (thread: Thread) =>
  thread.side === 'host' && thread.application ? <FirmAside thread={thread} /> : <ApplicationAside thread={thread} />

/** The firm decides on the application beside the conversation. */
function FirmAside({ thread }: { thread: Thread }) {
  const opened = useQuery(endpointQuery(readApplication, { id: thread.application?.id ?? '' }))
  const { projectId, title } = thread
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: resourceKey(listThreads) })
  return (
    <ApplicationAside
      thread={thread}
      actions={
        opened.data && projectId ? (
          <ApplicationActions
            projectId={projectId}
            title={title}
            application={opened.data.application}
            isInConversation
            onMoved={refresh}
          />
        ) : undefined
      }
    />
  )
}
