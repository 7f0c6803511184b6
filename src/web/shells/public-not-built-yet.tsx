import { NotBuiltYet } from '../ui/not-built-yet.tsx'
import classes from './public-page.module.css'
import { PublicPage } from './public-page.tsx'

export function PublicNotBuiltYet() {
  return (
    <PublicPage>
      <div className={classes.container}>
        <NotBuiltYet />
      </div>
    </PublicPage>
  )
}
