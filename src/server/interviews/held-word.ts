import { knowsContact } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'
import { holdContactData } from '#domain/contact-data/hold.ts'

type With = { candidateId: string; interviewId: string | null }

/** What one side tells the other, as it may be read: contact data is held until the firm has accepted an application of the person. */
export async function heldWord(tx: Tx, word: string, { candidateId, interviewId }: With): Promise<string> {
  const { text, kinds } = holdContactData(word)
  return kinds.length === 0 || (await knowsContact(tx, candidateId, interviewId)) ? word : text
}
