import { newApplicantQuery, ownApplicantQuery } from '#db/scheduling.ts'
import { readMe } from '../accounts/read-session.ts'
import type { FileKey } from '../files/bucket.ts'
import type { RequestContext } from '../serve.ts'

/** Who books a call: a candidate. */
export type Booker = {
  candidateId: string
  name: string
  email: string
  whatsapp: string | null
  resume: { key: FileKey; reader: string; name: string } | null
  /** Known by the browser that applied, which lasts until the address is confirmed. */
  isUnconfirmed: boolean
}

/**
 * A candidate is identified by their session; until the address is confirmed, by the browser that applied, and only with the
 * resume sent from it, which shows them their application but books nothing. Rejected candidates can't book.
 */
export async function findBooker({
  services,
  cookie,
  registration,
}: Pick<RequestContext, 'services' | 'cookie' | 'registration'>): Promise<Booker | undefined> {
  const { db } = services
  const person = cookie.person()
  const me = person ? await readMe(services, person.tokenHash) : null
  const registered = registration.read()
  const isOwn = me?.role === 'talent'
  const reader = isOwn ? me.id : registered
  const found =
    isOwn && person
      ? (await db.read(person, ownApplicantQuery())).rows?.[0]
      : registered && (await db.asSystem((tx) => tx.first(newApplicantQuery(registered))))
  if (!found) return undefined
  const { resumePath, resumeName, ...known } = found
  const resume =
    resumePath && reader ? { key: `resumes/${resumePath}` as const, reader, name: resumeName ?? 'resume.pdf' } : null
  return { ...known, name: known.name ?? '', resume, isUnconfirmed: !isOwn }
}
