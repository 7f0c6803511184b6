import { readyFolder } from '../src/db/embedded/migrated-folder.ts'

await readyFolder()
