import { TextInput, type TextInputProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './password-field.module.css'

type Props = TextInputProps & { label: string }

/** A password field with a Show/Hide toggle, named after it. Read-only, it is locked and hidden. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  const word = isShown ? 'Hide' : 'Show'
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown && !props.readOnly ? 'text' : 'password'}
      rightSectionWidth={props.readOnly ? 40 : 64}
      rightSectionPointerEvents="all"
      rightSection={
        props.readOnly ? (
          <IconLock size={16} stroke={1.5} color="var(--g-ink-3)" aria-hidden />
        ) : (
          <button
            type="button"
            className={classes.toggle}
            disabled={props.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            {word}
            <span className="g-visually-hidden"> {props.label.toLowerCase()}</span>
          </button>
        )
      }
    />
  )
}
