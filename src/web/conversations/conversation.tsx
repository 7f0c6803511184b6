import { ActionIcon, Button, Menu, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconChevronDown, IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { Thread } from '#contract/conversations.ts'
import { Avatar } from '../ui/avatar.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failed } from '../ui/failed.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { Composer } from './composer.tsx'
import classes from './conversation.module.css'
import { MessageLog } from './message-log.tsx'
import { OutgoingMessages } from './outgoing-messages.tsx'
import { ReportedNotice } from './reported-notice.tsx'
import { ThreadDialogs } from './thread-dialogs.tsx'
import { useSending } from './use-sending.ts'
import { useThread } from './use-thread.ts'

type Props = { id: string /** What it is about. */; aside: (thread: Thread) => ReactNode }

/** One conversation beside what it is about; on a narrow page that is behind the line under the name. */
export function Conversation({ id, aside }: Props) {
  const { thread, pages, messages, readByOther, readOnEntering } = useThread(id)
  useShownName(thread.data && `Conversation with ${thread.data.name ?? 'someone who left'}`)
  const sending = useSending(id)
  const { outgoing, discard } = sending
  // What has arrived isn't on its way anymore, also where a reload missed the answer.
  useEffect(() => {
    for (const sent of outgoing) if (messages?.some((message) => message.id === sent.id)) discard(sent.id)
  })
  return (
    <Loaded
      query={thread}
      what="conversation"
      skeleton={<Skeleton h={320} m={24} />}
      missing={<EmptyState title="Conversation not found">It isn’t yours, or it no longer exists.</EmptyState>}
    >
      {(about) => (
        <div className={classes.both}>
          <section
            className={classes.conversation}
            aria-label={`Conversation with ${about.name ?? 'someone who left'}`}
          >
            <Head thread={about} aside={aside(about)} />
            {about.side === null && <ReportedNotice thread={about} />}
            {about.side && !messages && pages.error && (
              <Failed
                message="The messages couldn’t be loaded."
                error={pages.error}
                isRetrying={pages.isFetching}
                onRetry={() => void pages.refetch()}
              />
            )}
            {messages && (
              <MessageLog
                thread={about}
                messages={messages}
                readByOther={readByOther}
                readOnEntering={readOnEntering}
                hasEarlier={pages.hasNextPage}
                isLoadingEarlier={pages.isFetchingNextPage}
                onEarlier={() => void pages.fetchNextPage()}
              >
                <OutgoingMessages messages={outgoing} onAgain={sending.sendAgain} onDiscard={discard} />
              </MessageLog>
            )}
            {about.actions.includes('write') ? (
              <Composer
                thread={about}
                isEmpty={messages?.length === 0 && outgoing.length === 0}
                text={sending.text}
                onText={sending.setText}
                attachment={sending.attachment}
                onSend={sending.send}
              />
            ) : (
              about.side && <p className={classes.closed}>{closedReason(about)}</p>
            )}
          </section>
          <aside className={classes.aside} aria-label="About this conversation">
            {aside(about)}
          </aside>
        </div>
      )}
    </Loaded>
  )
}

const closedReason = ({ isReader, isBlockedByMe, isBlockedByOther, name }: Thread) => {
  if (isReader) return 'You can read this conversation. Owners and managers of your firm can write in it.'
  if (isBlockedByMe) return 'You blocked this conversation. Unblock it to write again.'
  return isBlockedByOther ? 'You can’t write in this conversation anymore.' : `${name ?? 'The other side'} has left.`
}

function Head({ thread, aside }: { thread: Thread; aside: ReactNode }) {
  const [isAsideOpen, setIsAsideOpen] = useState(false)
  const [asked, setAsked] = useState<'block' | 'report'>()
  const name = thread.name ?? 'Former user'
  const can = (action: Thread['actions'][number]) => thread.actions.includes(action)
  return (
    <>
      <header className={classes.head}>
        <Link to="/messages" className={classes.back} aria-label="All conversations">
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
        </Link>
        <Avatar name={name} seed={name} url={thread.avatarUrl} size={40} />
        <div className={classes.who}>
          <h2 title={name}>{name}</h2>
          <p>{thread.detail ?? (thread.isWithOperator ? 'Support' : thread.title)}</p>
        </div>
        {(can('block') || can('unblock') || can('report')) && (
          <Menu position="bottom-end" withinPortal={false}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={40} aria-label="More actions">
                <IconDots size={20} stroke={1.5} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {(can('block') || can('unblock')) && (
                <Menu.Item onClick={() => setAsked('block')}>{can('unblock') ? 'Unblock' : 'Block'}</Menu.Item>
              )}
              {can('report') && <Menu.Item onClick={() => setAsked('report')}>Report</Menu.Item>}
            </Menu.Dropdown>
          </Menu>
        )}
      </header>
      {aside && (
        <div className={classes.about}>
          <Button
            variant="subtle"
            color="gray"
            fullWidth
            justify="space-between"
            aria-expanded={isAsideOpen}
            rightSection={<IconChevronDown size={18} stroke={1.5} aria-hidden />}
            onClick={() => setIsAsideOpen(!isAsideOpen)}
          >
            {thread.title || 'Details'}
          </Button>
          {isAsideOpen && <div className={classes.aboutOpen}>{aside}</div>}
        </div>
      )}
      <ThreadDialogs thread={thread} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
