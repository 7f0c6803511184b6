// Makes a release from what is under "Pending" in the changelog: npm run release -- patch|minor|major|<version>
// `notes <tag>` prints a release's section of the changelog, for the release's page.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim()

const readChangelog = () => readFileSync('CHANGELOG.md', 'utf8')

/** The text between a section's heading and the next one. */
function readSection(name) {
  const section = readChangelog()
    .split(/^## /m)
    .find((text) => text.startsWith(`${name}\n`) || text.startsWith(`${name} (`))
  return section?.slice(section.indexOf('\n')).trim()
}

function printNotes(tag) {
  const notes = readSection(tag.replace(/^v/, ''))
  if (!notes) throw new Error(`CHANGELOG.md has no section for ${tag}.`)
  console.log(notes)
}

function release(increment) {
  if (run('git', 'status', '--porcelain')) throw new Error('Commit or stash your changes first.')
  if (!readSection('Pending')) throw new Error('CHANGELOG.md has nothing under "Pending".')
  // npm works out the next version, and writes it to package.json and the lock file.
  const tag = run('npm', 'version', increment, '--no-git-tag-version').split('\n').at(-1)
  if (run('git', 'tag', '--list', tag)) {
    run('git', 'restore', '.')
    throw new Error(`${tag} was released already.`)
  }
  const version = tag.slice(1)
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync('CHANGELOG.md', readChangelog().replace(/^## Pending$/m, `## Pending\n\n## ${version} (${today})`))
  run('git', 'commit', '--all', '--message', `Release ${version}`)
  run('git', 'tag', '--annotate', tag, '--message', `Glide ${version}`)
  console.log(`${tag} is committed and tagged. To publish it: git push --follow-tags`)
}

try {
  const [first, second = ''] = process.argv.slice(2)
  if (first === 'notes') printNotes(second)
  else if (first) release(first)
  else throw new Error('Usage: npm run release -- patch|minor|major|<version>')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
