import { Button, Progress } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import { briefNumberMessage } from '#domain/sensitive-numbers/messages.ts'
import { Caution } from '../ui/caution.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { ContestedFields } from './contested-fields.tsx'
import classes from './upload-request.module.css'
import type { NewProjectState } from './use-new-project.ts'
import { useRequestFile } from './use-request-file.ts'

/** Reads an uploaded request and fills in the form for checking. */
export function UploadRequest({ project }: { project: NewProjectState }) {
  const input = useRef<HTMLInputElement>(null)
  const request = useRequestFile(project)
  const { file, sentBytes } = request
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>Already have it in writing?</h2>
      <p>Upload your request as a PDF or Word file, up to 10&nbsp;MB. We’ll fill in what it says, and you check it.</p>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Request"
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) request.choose(chosen)
          // The same file may be chosen again, after it was changed.
          currentTarget.value = ''
        }}
      />
      {request.problem && <FormAlert>{request.problem}</FormAlert>}
      {request.isReading && file ? (
        <div className={classes.file} role="status">
          <p className={classes.name}>
            <IconFileText size={20} stroke={1.5} aria-hidden />
            {file.name}
          </p>
          <Progress size={8} value={(sentBytes / file.size) * 100} aria-label="Request sent" transitionDuration={100} />
          <p className="num">
            {sentBytes < file.size
              ? `${formatFileSize(sentBytes)} of ${formatFileSize(file.size)}`
              : 'Reading your request...'}
          </p>
        </div>
      ) : (
        <Button variant="default" onClick={() => input.current?.click()} disabled={project.isBusy}>
          Upload Request
        </Button>
      )}
      {request.outcome && (
        <p role="status" className={classes.outcome}>
          {request.outcome}
        </p>
      )}
      {request.sensitiveNumbers.length > 0 && <Caution>{briefNumberMessage(request.sensitiveNumbers)}</Caution>}
      <ContestedFields contested={request.contested} values={project.form.values} onAnswer={request.settle} />
    </section>
  )
}
