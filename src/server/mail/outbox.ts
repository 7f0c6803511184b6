import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type ClaimedMail, claimDueMails, markMailSent, markMailUnsent, renewLease } from '#db/mails.ts'
import type { DatabaseAccess, Tx } from '#db/session.ts'
import { topicOfKind } from '#domain/notifications/topics.ts'
import { type Repetition, repeat } from '../jobs/repeat.ts'
import { describeError } from '../log.ts'
import type { SealedContent } from './mail.ts'
import { retryInSeconds } from './retry.ts'
import { createSeal } from './seal.ts'
import { type Transport, Undelivered } from './transport.ts'

const atOnce = 5
const leaseSeconds = 60
const shortestPause = 50
const longestPause = 5_000
const stopSeconds = 8

export type Outbox = {
  start(): void
  /** Waits for what is being sent, but not for a server that hangs: that mail's lease ends and another process sends it. */
  stop(): Promise<void>
  /** Sends everything that is due now, and says how many went. */
  deliverDue(): Promise<number>
  /** Something was queued: look soon, and a few times more, because its transaction may still be open. */
  wake(): void
}

export type OutboxOptions = {
  db: DatabaseAccess
  transport: Transport
  secret: string
  from: string
  appUrl: string
  /** The local mailbox shows what was sent; elsewhere the content goes once it is delivered. */
  keepSent: boolean
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Sends what is queued. Any number of processes may do so side by side. */
export function createOutbox({ db, transport, secret, from, appUrl, keepSent, log }: OutboxOptions): Outbox {
  const seal = createSeal<SealedContent>(secret)
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  let rounds: Repetition | undefined
  let isStopping = false
  let pause = shortestPause

  async function deliver(mail: ClaimedMail): Promise<boolean> {
    const { id, kind, attempts } = mail
    // While this process lives the lease does not end, however slow the other side; when it dies, another takes over.
    const renewal = setInterval(
      () => db.asSystem((tx) => renewLease(tx, mail, leaseSeconds)).catch(() => {}),
      (leaseSeconds * 1000) / 3,
    )
    const failure = await send(mail).then(() => undefined, asUndelivered)
    const retryIn = failure && !failure.isPermanent ? retryInSeconds(attempts) : undefined
    const isRecorded = await record((tx) =>
      failure
        ? markMailUnsent(tx, mail, { retryInSeconds: retryIn, error: storable(failure.message) })
        : markMailSent(tx, mail, { keepContent: keepSent }),
    )
    clearInterval(renewal)
    const facts = { mailId: id, kind, attempts, isRecorded }
    if (failure) log.warn({ ...facts, code: failure.code, retryInSeconds: retryIn }, 'mail not sent')
    else log.info(facts, 'mail sent')
    return !failure
  }

  /**
   * The same Message-ID on every try: a process that dies between the server's OK and our mark leaves a doubt, and
   * receivers show two mails of one Message-ID as one.
   */
  const send = async ({ id, kind, recipient, subject, createdAt, sealedContent }: ClaimedMail) => {
    const content = { subject, ...seal.open(id, sealedContent) }
    const settingsUrl = topicOfKind(kind) && `${appUrl}/settings`
    await transport.send({ messageId: `<${id}@${host}>`, from, to: recipient, createdAt, content, settingsUrl })
  }

  /** What has happened out there must be written down, also when the database is away for a moment. */
  async function record(write: (tx: Tx) => Promise<unknown>): Promise<boolean> {
    for (const waitSeconds of [0.1, 0.5, 1, 2, 4, 0]) {
      try {
        await db.asSystem(write)
        return true
      } catch {
        await sleep(waitSeconds * 1000)
      }
    }
    return false
  }

  async function deliverDue(): Promise<number> {
    let sent = 0
    while (!isStopping) {
      const mails = await db.asSystem((tx) => claimDueMails(tx, { limit: atOnce, leaseSeconds }))
      if (mails.length === 0) break
      sent += (await Promise.all(mails.map(deliver))).filter(Boolean).length
    }
    return sent
  }

  const round = async () => {
    pause = Math.min(pause * 2, longestPause)
    try {
      await deliverDue()
    } catch (error) {
      log.error({ error: describeError(error) }, 'outbox out of reach')
    }
    return pause
  }

  return {
    start: () => {
      isStopping = false
      rounds ??= repeat(round)
    },
    stop: async () => {
      isStopping = true
      await Promise.race([rounds?.stop(), sleep(stopSeconds * 1000, undefined, { ref: false })])
      rounds = undefined
      transport.close()
    },
    deliverDue,
    wake: () => {
      pause = shortestPause
      rounds?.wake()
    },
  }
}

const asUndelivered = (error: unknown) =>
  error instanceof Undelivered
    ? error
    : new Undelivered((error as Error).message, { code: (error as Error).name, isPermanent: false, cause: error })

/** A server's answer may hold anything; the column takes neither NUL nor more than 1000 characters. */
const storable = (message: string) => message.replace(/\p{Cc}+/gu, ' ').slice(0, 500)
