import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

type Answer = (response: ServerResponse, request: Buffer) => void

/** An RFC 3161 service by OpenSSL, with an authority of its own. A test may let it answer otherwise. */
export async function timestampService() {
  const folder = mkdtempSync(join(tmpdir(), 'glide-timestamps-'))
  const openssl = (args: string) => execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'ts.cnf'), settings)
  writeFileSync(join(folder, 'serial'), '01\n')
  openssl('req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=Root -keyout root.key -out root.pem')
  openssl('req -newkey rsa:2048 -nodes -subj /CN=Clock -keyout clock.key -out clock.csr')
  openssl(
    'x509 -req -in clock.csr -CA root.pem -CAkey root.key -days 30 -extfile ts.cnf -extensions clock -out clock.pem',
  )

  function reply(request: Buffer): Buffer {
    writeFileSync(join(folder, 'request'), request)
    openssl('ts -reply -config ts.cnf -queryfile request -out reply')
    return readFileSync(join(folder, 'reply'))
  }
  const stamp: Answer = (response, request) => response.end(reply(request))
  const service = { answer: stamp }
  const server = createServer(async (request: IncomingMessage, response) =>
    service.answer(response, await buffer(request)),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    folder,
    reply,
    answerWith: (answer: Answer = stamp) => {
      service.answer = answer
    },
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const settings = `
[clock]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = own
[own]
serial = serial
signer_cert = clock.pem
signer_key = clock.key
certs = root.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`
