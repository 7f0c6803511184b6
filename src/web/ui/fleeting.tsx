import { IconCheck } from '@tabler/icons-react'
import classes from './fleeting.module.css'

/** Where a success is said beside the button that brought it; the place is there before the words, so that readers hear them. */
export function Fleeting({ words }: { words: string | undefined }) {
  return (
    <span role="status" className={classes.words}>
      {words && (
        <>
          <IconCheck size={16} stroke={2} aria-hidden />
          {words}
        </>
      )}
    </span>
  )
}
