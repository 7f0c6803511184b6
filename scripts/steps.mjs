import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const bin = join(root, 'node_modules', '.bin')

/** The environment with the product's own Node and tools first. Compiled modules are cached, which makes the next start a second faster. */
export const productEnv = (extra = {}) => ({
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...extra,
})

/** Starts a command that receives our signals. `ended` resolves with its exit code and its output, if captured. */
export function start(command, args, { env = productEnv(), keepsOutput = false, timeoutSeconds } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: keepsOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    timeout: timeoutSeconds && timeoutSeconds * 1000,
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const pass = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, pass)
      resolve({ code: code ?? 128 + constants.signals[signal], output: Buffer.concat(output).toString() })
    })
  })
  return { child, ended }
}

export const run = (command, args, options) => start(command, args, options).ended

/** Shows what a long step does and for how long; the command's own output is shown only when it fails. */
export async function step(title, command, args, options) {
  const startedAt = Date.now()
  const { isTTY } = process.stdout
  const tell = (words) => process.stdout.write(isTTY ? `\r${words}` : `${words}\n`)
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  tell(`${title} …`)
  const clock = setInterval(() => tell(`${title} … ${seconds()}`), isTTY ? 1000 : 15_000)
  const { code, output } = await run(command, args, { ...options, keepsOutput: true }).finally(() =>
    clearInterval(clock),
  )
  tell(`${title}: ${code === 0 ? 'done' : 'failed'} in ${seconds()}`)
  if (isTTY) process.stdout.write('\n')
  if (code !== 0) throw new Error(output)
}
