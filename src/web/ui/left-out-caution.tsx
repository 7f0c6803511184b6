import { useEffect, useState } from 'react'
import { heldMessage, leftOutMessage } from '#domain/contact-data/left-out-message.ts'
import { Caution } from './caution.tsx'

type Finder = (text: string) => { kinds: readonly string[] }

/** Warns, while typing, that contact data will be left out of a text, or held in it for a while. The finder is loaded with the first words: it is large. */
export function LeftOutCaution({ text, isHeld = false }: { text: string; isHeld?: boolean }) {
  const [find, setFind] = useState<Finder>()
  const isTyped = text.trim() !== ''
  useEffect(() => {
    if (!isTyped) return
    void import('#domain/contact-data/hold.ts').then(
      ({ holdContactData }) => setFind(() => holdContactData),
      // If it can't load, people read what was left out once it is sent.
      () => {},
    )
  }, [isTyped])
  return <Caution>{find && find(text).kinds.length > 0 && (isHeld ? heldMessage : leftOutMessage)}</Caution>
}
