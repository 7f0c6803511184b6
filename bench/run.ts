import { benchBesideBombs } from './beside-bombs.ts'
import { benchList } from './list.ts'

await benchList()
await benchBesideBombs()
