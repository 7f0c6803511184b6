import { FileButton } from '@mantine/core'
import { portraitTypes } from '#domain/images/portrait.ts'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { useEditor } from './editor-context.ts'
import classes from './profile-editor.module.css'
import { Section } from './section.tsx'
import { usePhoto } from './use-photo.ts'

export function PhotoSection() {
  const { base, setPhoto } = useEditor()
  return (
    <Section section="photo" lead="PNG, JPEG, WebP or GIF, up to 5 MB. It’s saved right away.">
      <PhotoField url={base.photoUrl} onChange={setPhoto} />
    </Section>
  )
}

type Props = { url: string | null; onChange?: (url: string | null) => void }

export function PhotoField({ url, onChange }: Props) {
  const me = useMe()
  const { change, isSetting, isRemoving, success, failure } = usePhoto(onChange)
  return (
    <>
      <div className={classes.photo}>
        <Avatar name={me.name} seed={me.email} url={url} size={96} />
        <FileButton
          accept={portraitTypes.join(',')}
          inputProps={{ 'aria-label': 'Photo' }}
          onChange={(file) => file && change(file)}
        >
          {(props) => (
            <WorkingButton {...props} variant="default" isWorking={isSetting} workingText="Uploading...">
              {url ? 'Change photo' : 'Upload photo'}
            </WorkingButton>
          )}
        </FileButton>
        {url && (
          <WorkingButton
            variant="subtle"
            color="gray"
            isWorking={isRemoving}
            workingText="Removing..."
            onClick={() => change(null)}
          >
            Remove photo
          </WorkingButton>
        )}
      </div>
      <p role="status" className={classes.success}>
        {success}
      </p>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
