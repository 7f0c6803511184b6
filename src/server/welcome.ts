import { brand } from '#domain/brand.ts'
import { demoPassword, demoSignIns } from './demo/demo-sign-ins.ts'
import type { Env } from './env.ts'

/** What startup prints: the URL, the mailbox, and the demo sign-ins. */
export function welcome(env: Env): string {
  const lines = [`${brand.name} is ready: ${env.appUrl}`]
  if (env.isDevelopment) lines.push(`Mailbox:        ${env.appUrl}/dev/mailbox`)
  if (env.isDemo)
    lines.push('', `Demo sign-ins, password ${demoPassword}:`, ...demoSignIns.map((email) => `  ${email}`))
  return `\n${lines.join('\n')}\n`
}
