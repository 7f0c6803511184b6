import { IconLock } from '@tabler/icons-react'
import { partsOf } from '#domain/contact-data/hold.ts'
import classes from './message.module.css'

/** A message with its held parts marked. */
export const HeldText = ({ text }: { text: string }) => (
  <>
    {partsOf(text).map((part, index) =>
      part.isHeld ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and never move
        <span key={index} className={classes.held}>
          <IconLock size={14} stroke={1.75} aria-hidden />
          {part.text}
        </span>
      ) : (
        part.text
      ),
    )}
  </>
)
