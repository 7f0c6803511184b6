import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './caution.module.css'

/** A warning that doesn't block. The live region exists before the text, so that screen readers announce it. */
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
