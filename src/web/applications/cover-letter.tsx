import { useState } from 'react'
import classes from './application-card.module.css'

const foldedLimit = 320

/** A long letter is collapsed after its beginning. */
export function CoverLetter({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > foldedLimit
  return (
    <div className={classes.letter}>
      <p>{isLong && !isOpen ? beginningOf(text) : text}</p>
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Read full letter'}
        </button>
      )}
    </div>
  )
}

/** Ends between two words, if there are any. */
function beginningOf(text: string): string {
  const space = text.lastIndexOf(' ', foldedLimit)
  return `${text.slice(0, space > 0 ? space : foldedLimit)} …`
}
