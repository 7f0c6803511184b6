import { benchBesideBombs } from './beside-bombs.ts'
import { benchList } from './list.ts'
import { benchReading } from './reading.ts'

await benchList()
await benchReading()
await benchBesideBombs()
