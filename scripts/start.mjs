import { buildWeb, installPackages } from './prepare.mjs'
import { productEnv, run } from './steps.mjs'

// Compiled modules are kept: the next start takes a second less.
const env = productEnv({ NODE_COMPILE_CACHE: 'node_modules/.cache/node' })

try {
  await installPackages()
  await buildWeb()
  process.exitCode = (await run('node', ['src/server/main.ts'], { env })).code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
