import { step } from './steps.mjs'

/** From the system's package manager, where permissions allow: as root, or with passwordless sudo. */
export async function installSystemPackage(name) {
  const command = process.getuid?.() === 0 ? 'env' : 'sudo'
  const apt = [...(command === 'sudo' ? ['-n', 'env'] : []), 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-q']
  await step('Reading the package lists', command, [...apt, 'update']).catch(() => {})
  await step(`Installing ${name}`, command, [...apt, 'install', '--no-install-recommends', name])
}
