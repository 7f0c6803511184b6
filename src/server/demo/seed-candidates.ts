import { confirmWithoutMail } from '#db/demo.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { makeCandidate } from '../candidates/make-candidate.ts'
import { demoPassword, demoTalent } from './demo-sign-ins.ts'
import { emailOf, makeProfile } from './make-profile.ts'
import { demoPerson, nameOf, type Person, people } from './people.ts'
import { places } from './places.ts'
import { createRandom } from './random.ts'
import type { Stage } from './stage.ts'
import { daysBefore } from './time.ts'

export type DemoCandidate = Person & {
  userId: string
  candidateId: string
  email: string
  whatsapp: string | null
  profile: ProfileData
  appliedAt: Date
}

/** Where they heard of us: most by a few ways, some by none that is known. */
const sources = [
  'linkedin',
  'referral',
  null,
  'linkedin',
  'google.com',
  'referral',
  'linkedin',
  'newsletter',
  null,
] as const

/** Who applied with the number of someone else: once more with another address, or from the same household. */
const borrowedNumbers: Record<string, string> = {
  'Omár Benchaouri': 'Omar Benchaouri',
  'Camila Duarteza': 'Valentina Osorega',
}
const secondAddresses: Record<string, string> = { 'Omár Benchaouri': 'omar.benchaouri.books@example.com' }

/** Everyone applies with a resume of their own; all wait for a decision at first. */
export async function seedCandidates(stage: Stage): Promise<DemoCandidate[]> {
  const made: DemoCandidate[] = []
  for (const [index, person] of people.entries()) {
    made.push(await seedCandidate(stage, person, index))
    if (made.length % 10 === 0) stage.onProgress(`Demo data: ${made.length} of ${people.length} candidates`)
  }
  await stage.services.db.asSystem(async (tx) => {
    for (const { userId } of made) await confirmWithoutMail(tx, userId)
  })
  return made
}

async function seedCandidate(stage: Stage, person: Person, index: number): Promise<DemoCandidate> {
  const random = createRandom(1000 + index)
  const lender = borrowedNumbers[nameOf(person)]
  const isShared = lender !== undefined || Object.values(borrowedNumbers).includes(nameOf(person))
  const email = person === demoPerson ? demoTalent : (secondAddresses[nameOf(person)] ?? emailOf(person))
  const numberOf = lender ? people.findIndex((one) => nameOf(one) === lender) : index
  const phone = `${places[person.place].mobile}${String(numberOf + 17).padStart(2, '0')}`
  const profile = makeProfile(person, { email, phone }, random, stage.now)
  const appliedAt = daysBefore(stage.now, person.appliedDaysAgo)
  // Drawing is needed on the first start alone; the others are spared the loading of it.
  const { drawResume } = await import('./draw-resume.ts')
  const resume = await drawResume(profile, random.whole(0, 5), appliedAt)
  const whatsapp = random.isLikely(0.9) || isShared ? phone : null
  const { userId, candidateId } = await makeCandidate(
    {
      firstName: person.first,
      lastName: person.last,
      email,
      password: demoPassword,
      whatsapp,
      subscribe: random.isLikely(0.7),
      source: sources[index % sources.length] ?? null,
      resume: { fileName: `${person.first}_${person.last}_Resume.pdf`, content: once(resume) },
      profile,
    },
    stage.services,
  )
  const born = { created_at: appliedAt, updated_at: appliedAt }
  stage.moments.push(
    { table: 'identity.users', id: userId, at: { created_at: appliedAt } },
    { table: 'users', id: userId, at: { ...born, resume_uploaded_at: appliedAt } },
    { table: 'candidates', id: candidateId, at: { ...born, resume_uploaded_at: appliedAt } },
  )
  return { ...person, userId, candidateId, email, whatsapp, profile, appliedAt }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
