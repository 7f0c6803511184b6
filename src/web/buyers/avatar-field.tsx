import { Button, FileButton } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { portraitLimits, portraitMessages, portraitTypes } from '#domain/images/portrait.ts'
import { useMe } from '../session.ts'
import { Avatar } from '../ui/avatar.tsx'
import classes from './profile-form.module.css'
import type { ChosenAvatar } from './use-profile-form.ts'

type Props = { url: string | null; chosen: ChosenAvatar; onChoose: (chosen: ChosenAvatar) => void }

/** Previews the picture; a chosen file is shown before it is uploaded. */
export function AvatarField({ url, chosen, onChoose }: Props) {
  const me = useMe()
  const [problem, setProblem] = useState<string>()
  const preview = useMemo(() => (chosen ? URL.createObjectURL(chosen) : undefined), [chosen])
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const shown = chosen === undefined ? url : (preview ?? null)

  const choose = (file: File | null) => {
    if (!file) return
    const isImage = file.type.startsWith('image/') && file.type !== 'image/svg+xml'
    const wrong = !isImage
      ? portraitMessages.notAnImage
      : file.size > portraitLimits.bytes
        ? portraitMessages.tooLarge
        : undefined
    setProblem(wrong)
    if (!wrong) onChoose(file)
  }
  return (
    <div className={classes.avatar}>
      <Avatar name={me.name} seed={me.email} url={shown} size={56} />
      <FileButton accept={portraitTypes.join(',')} inputProps={{ 'aria-label': 'Avatar' }} onChange={choose}>
        {(props) => (
          <Button {...props} variant="default" size="xs">
            {shown ? 'Change photo' : 'Upload photo'}
          </Button>
        )}
      </FileButton>
      {shown && (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChoose(url ? null : undefined)}>
          Remove photo
        </Button>
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
