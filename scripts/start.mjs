import { buildServer, buildWeb, installPackages } from './prepare.mjs'
import { run } from './steps.mjs'

try {
  await installPackages()
  await buildWeb()
  await buildServer()
  process.exitCode = (await run('node', ['dist/server/main.js'])).code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
