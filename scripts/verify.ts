/** npm run verify -- file.pdf: whether a sealed file is whole, and what its audit trail says. Needs neither the database nor the network. */
import { readFile } from 'node:fs/promises'
import { checkSealedFile } from '#server/sealing/check-sealed-file.ts'
import { sha256 } from '#server/sealing/seal-document.ts'

const [path, expected] = process.argv.slice(2)
if (!path) {
  console.error('npm run verify -- file.pdf [SHA-256 of the certificate]')
  process.exit(2)
}
const file = await readFile(path)
const checked = await checkSealedFile(file)
if (!checked.isWhole) {
  console.error(`Not valid. ${checked.reason}`)
  process.exit(1)
}
const { seal, trail } = checked
const fingerprint = seal.certificate.fingerprint256.replaceAll(':', '').toLowerCase()
if (expected && expected.replaceAll(':', '').toLowerCase() !== fingerprint) {
  console.error(`Not valid. The file was sealed with another certificate: ${fingerprint}`)
  process.exit(1)
}
console.log(`Valid: ${trail.number}
File          ${sha256(file)}
Signed pages  ${trail.shown.sha256} (the first ${trail.shown.bytes.toLocaleString('en-US')} bytes)
Sealed        ${seal.signedAt?.toISOString() ?? 'at an unknown time'}
Timestamp     ${seal.timestamp ? `${seal.timestamp.at.toISOString()}, ${seal.timestamp.authority.subject.replaceAll('\n', ', ')}` : 'none'}
Certificate   ${fingerprint}, ${seal.certificate.subject}${expected ? ', as expected' : ''}
Audit trail   ${trail.entries.length} entries, each chained to the one before`)
for (const { entry, hash } of trail.entries) console.log(`  ${hash.slice(0, 16)}…  ${entry}`)
