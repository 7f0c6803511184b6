import { passwordMessages } from '#domain/accounts/password.ts'
import { Problem } from '#domain/problem.ts'

const refusedCount = 10_000

let common: Promise<Set<string>> | undefined

/** The list is half a megabyte and sorted by how common its passwords are; it is loaded when first needed. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, refusedCount))
}

/** Refuses what every guesser tries first, in any capitalization. */
export async function refuseCommonPassword(password: string, field = 'password'): Promise<void> {
  common ??= load()
  if ((await common).has(password.normalize('NFKC').toLowerCase()))
    throw new Problem('invalid_input', passwordMessages.common, { field })
}
