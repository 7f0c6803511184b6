import { ActionIcon, FileButton } from '@mantine/core'
import { IconFileText, IconPaperclip, IconX } from '@tabler/icons-react'
import { messageFileMessages, messageFileTypes } from '#domain/conversations/file.ts'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import classes from './attached-file.module.css'
import type { Attachment } from './use-attachment.ts'

type ButtonProps = { isDisabled: boolean; onChoose: (file: File) => void }

export const AttachButton = ({ isDisabled, onChoose }: ButtonProps) => (
  <FileButton
    accept={Object.values(messageFileTypes).join(',')}
    inputProps={{ 'aria-label': 'PDF or Word document' }}
    onChange={(file) => file && onChoose(file)}
  >
    {(props) => (
      <ActionIcon
        {...props}
        variant="subtle"
        color="gray"
        size={40}
        disabled={isDisabled}
        aria-label="Attach File"
        title="Attach a PDF or Word document"
        className={classes.attach}
      >
        <IconPaperclip size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    )}
  </FileButton>
)

/** The file that goes with the next message. */
export function ChosenFile({ attachment, file }: { attachment: Attachment; file: File }) {
  const { sentBytes } = attachment
  const isSending = sentBytes !== undefined
  const size = formatFileSize(file.size)
  return (
    <div className={classes.chosen}>
      <IconFileText size={20} stroke={1.5} aria-hidden />
      <p className={classes.what} role="status">
        <span className={classes.name}>{file.name}</span>
        <span className={classes.size}>
          {isSending ? `${formatFileSize(sentBytes)} of ${size} sent` : `${size}, ${messageFileMessages.notKept}`}
        </span>
      </p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        disabled={isSending}
        aria-label={`Remove ${file.name}`}
        onClick={attachment.remove}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  )
}
