import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './caution.module.css'

/** Something to know before going on, that stops nobody. Its place is there before the words, so that readers hear them. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <div className={classes.caution}>
          <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
