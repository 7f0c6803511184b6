import { UnstyledButton } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type Message, readFileLink } from '#contract/conversations.ts'
import { messageFileMessages } from '#domain/conversations/file.ts'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'
import { openTab } from '../ui/open-tab.ts'
import classes from './attached-file.module.css'

type Props = { threadId: string; messageId: string; file: NonNullable<Message['file']> }

/** The file that came with a message. Its link is made when it is opened, and expires. */
export function MessageFile({ threadId, messageId, file }: Props) {
  const opening = useMutation({
    mutationFn: () => openTab(async () => (await call(readFileLink, { id: threadId, messageId })).url),
    onError: (error) => notifyError(problemMessage(error, messageFileMessages.opening)),
  })
  const size = `${formatFileSize(file.sizeBytes)}${file.isScanned ? ', scanned' : ''}`
  return (
    <UnstyledButton
      className={classes.file}
      disabled={file.isLocked || opening.isPending}
      onClick={() => opening.mutate()}
    >
      <IconFileText size={20} stroke={1.5} aria-hidden />
      <span className={classes.what}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.size}>{file.isLocked ? messageFileMessages.locked : size}</span>
      </span>
      {!file.isLocked && <IconDownload size={18} stroke={1.5} aria-hidden />}
    </UnstyledButton>
  )
}
