import type { ReactNode } from 'react'
import classes from './page-head.module.css'

type Props = { title: string; over?: ReactNode; lead?: ReactNode; actions?: ReactNode }

/** Title and one line left, actions right. */
export function PageHead({ title, over, lead, actions }: Props) {
  return (
    <div className={classes.head}>
      <div>
        {over && <p className={classes.over}>{over}</p>}
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
