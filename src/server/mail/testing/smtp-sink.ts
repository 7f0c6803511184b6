import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the receiving server behaves: on connection, for the recipient, and for the message. */
export type SinkBehavior =
  | 'accept'
  | 'hang'
  | 'hang-after-data'
  | 'busy'
  | 'refuse'
  | 'refuse-mail'
  | 'unknown-recipient'

export type Arrived = { from: string; to: string[]; source: string }

const answers: Partial<Record<SinkBehavior, { responseCode: number; message: string }>> = {
  busy: { responseCode: 451, message: 'Try again later' },
  refuse: { responseCode: 554, message: 'Relaying denied' },
  'refuse-mail': { responseCode: 552, message: 'Not this one' },
  'unknown-recipient': { responseCode: 550, message: '5.1.1 <carmen@example.com> is unknown here' },
}

/** A mail server that stores what it accepts and can be told to misbehave. */
export async function openSmtpSink() {
  const sink = { mood: 'accept' as SinkBehavior, arrived: [] as Arrived[], tries: 0 }
  const refusal = () => {
    const answer = answers[sink.mood]
    return answer && Object.assign(new Error(answer.message), { responseCode: answer.responseCode })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      sink.tries += 1
      if (sink.mood !== 'hang') done()
    },
    onRcptTo: (_address, _session, done) => done(sink.mood === 'refuse-mail' ? undefined : refusal()),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const error = refusal()
        if (error) return done(error)
        if (sink.mood === 'hang-after-data') return
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        sink.arrived.push({ from, to, source: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  })
}
