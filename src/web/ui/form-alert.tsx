import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './form-alert.module.css'

/** What went wrong with a whole form, said at once and left in place. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <Alert
      className={classes.alert}
      variant="light"
      color="red"
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden />}
    >
      {children}
    </Alert>
  )
}
