import { once } from 'node:events'
import { createServer } from 'node:net'
import { installPackages } from './prepare.mjs'
import { productEnv, start } from './steps.mjs'

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  await once(server.close(), 'close')
  return String(port)
}

// Vite listens on PORT and proxies API requests to an inner port; each reloads its own half.
const port = process.env.PORT ?? '3000'
const innerPort = await freePort()
const watched = ['server', 'db', 'domain', 'contract'].map((zone) => `--watch-path=src/${zone}`)

await installPackages()
const server = start('node', [...watched, '--watch-preserve-output', 'src/server/main.ts'], {
  env: productEnv({ PORT: innerPort, HOST: 'localhost', APP_URL: `http://localhost:${port}` }),
})
const vite = start('vite', ['--port', port, '--strictPort'], {
  env: productEnv({ API_URL: `http://localhost:${innerPort}` }),
})
const { code } = await Promise.race([server.ended, vite.ended])
server.child.kill()
vite.child.kill()
process.exitCode = code
