import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'
import classes from './working-button.module.css'

type Props = { isWorking: boolean; workingText: string } & ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button that says it is working and keeps its width and focus: both texts share one grid cell, each beside its icon. Clicks in the meantime do nothing, nor does the second of a double click, which may have been meant for what was here before. */
export function WorkingButton({ isWorking, workingText, leftSection, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWorking || event.detail > 1) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <Button {...rest} onClick={press} aria-busy={isWorking} aria-disabled={isWorking || undefined}>
      <span className={classes.cell}>
        <span data-hidden={isWorking || undefined}>
          {leftSection}
          {children}
        </span>
        <span data-hidden={!isWorking || undefined}>
          <Spinner />
          {workingText}
        </span>
      </span>
    </Button>
  )
}
