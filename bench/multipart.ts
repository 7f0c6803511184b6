import { randomUUID } from 'node:crypto'

const boundary = 'bench-boundary'
const type = `multipart/form-data; boundary=${boundary}`

/** A form with a resume, as a browser sends it. */
export function multipart(texts: Record<string, string>, resume: Buffer) {
  const parts = Object.entries(texts).map(
    ([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n`
  return { type, body: Buffer.concat([Buffer.from(parts.join('') + file), resume, Buffer.from(`\r\n--${boundary}--`)]) }
}

/** An application as the form sends it. */
export const applicationBody = (email: string, resume: Buffer) =>
  multipart(
    {
      firstName: 'Ana',
      lastName: 'Reyes',
      email,
      countryCode: '+63',
      phoneNumber: '917 555 0142',
      agree: 'true',
      subscribe: 'false',
      password: 'correct horse battery staple',
      applicationKey: randomUUID(),
    },
    resume,
  )
