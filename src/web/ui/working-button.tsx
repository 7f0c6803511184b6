import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import classes from './working-button.module.css'

type Props = { isWorking: boolean; workingText: string } & ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button that says it is working and keeps its width and focus: both texts lie in one cell. A press meanwhile does nothing. */
export function WorkingButton({ isWorking, workingText, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWorking) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <Button {...rest} onClick={press} aria-busy={isWorking} aria-disabled={isWorking || undefined}>
      <span className={classes.cell}>
        <span data-hidden={isWorking || undefined}>{children}</span>
        <span data-hidden={!isWorking || undefined}>
          <Spinner />
          {workingText}
        </span>
      </span>
    </Button>
  )
}

function Spinner() {
  return (
    <svg className={classes.spinner} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M14 8a6 6 0 1 1-3-5.2" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
