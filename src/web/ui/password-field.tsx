import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import classes from './password-field.module.css'

/** A password whose reader may look at it: the toggle is the word itself. */
export function PasswordField(props: TextInputProps) {
  const [isShown, setIsShown] = useState(false)
  const word = isShown ? 'Hide' : 'Show'
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSectionWidth={64}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={`${word} password`}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {word}
        </button>
      }
    />
  )
}
