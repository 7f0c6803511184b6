import { Progress } from '@mantine/core'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import classes from './resume-field.module.css'

type Props = {
  file: File | undefined
  /** While the file is being uploaded; it can't be changed then. */
  sentBytes: number | undefined
  onChoose: (file: File | undefined) => void
}

/** In the unit of the whole file's size. */
const formatSize = (bytes: number, wholeBytes = bytes) =>
  wholeBytes < 100 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Drop a file or browse for one. Once a file is chosen, shows its row, and a progress bar during the upload. */
export function ResumeField({ file, sentBytes, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isSending = sentBytes !== undefined
  useNoStrayDrop()

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !isSending) onChoose(dropped)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isSending)
  }

  return (
    <div>
      <label htmlFor="resume" className={classes.label}>
        Resume (PDF)
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the way of the mouse; the field inside is the way of the keyboard. */}
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        data-filled={file ? true : undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id="resume"
          className={classes.input}
          type="file"
          name="resume"
          accept="application/pdf,.pdf"
          disabled={isSending}
          // The buttons are the one stop of the keyboard.
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) onChoose(chosen)
            // Lets the same file be chosen again after it was removed or changed.
            currentTarget.value = ''
          }}
        />
        {file ? (
          <>
            <span className={classes.sheet}>
              <IconFileText size={20} stroke={1.5} aria-hidden />
            </span>
            <div className={classes.facts}>
              <p className={classes.name}>{file.name}</p>
              <p className={classes.size}>
                {isSending && `${formatSize(sentBytes, file.size)} of `}
                {formatSize(file.size)}
              </p>
              {isSending && (
                <Progress
                  className={classes.bar}
                  size={8}
                  value={(sentBytes / file.size) * 100}
                  aria-label="Resume sent"
                  transitionDuration={100}
                />
              )}
            </div>
            {!isSending && (
              <div className={classes.actions}>
                <button type="button" className={classes.action} onClick={() => input.current?.click()}>
                  Replace
                </button>
                <button type="button" className={classes.action} onClick={() => onChoose(undefined)}>
                  Remove
                </button>
              </div>
            )}
          </>
        ) : (
          <div className={classes.empty}>
            <IconUpload size={24} stroke={1.5} aria-hidden />
            <p>
              Drag and drop your PDF here, or{' '}
              <button
                type="button"
                className={classes.action}
                aria-label="Browse for your resume"
                onClick={() => input.current?.click()}
              >
                Browse
              </button>
            </p>
            <p className={classes.hint}>PDF, up to 10 MB</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** A file dropped outside the field would replace the page and lose everything typed. */
function useNoStrayDrop() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('dragover', prevent)
    addEventListener('drop', prevent)
    return () => {
      removeEventListener('dragover', prevent)
      removeEventListener('drop', prevent)
    }
  }, [])
}
