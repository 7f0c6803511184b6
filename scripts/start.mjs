import { buildWeb, installPackages } from './prepare.mjs'
import { run } from './steps.mjs'

try {
  await installPackages()
  await buildWeb()
  process.exitCode = (await run('node', ['src/server/main.ts'])).code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
