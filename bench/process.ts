import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process of ours on a port of its own, awaited until it answers. */
export async function start(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${env.PORT}`
  for (let tries = 0; tries < 6000; tries++) {
    if (await fetch(url).catch(() => undefined)) break
    await new Promise((done) => setTimeout(done, 20))
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { url, pid: child.pid ?? 0, stop }
}
