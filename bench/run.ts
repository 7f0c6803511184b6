import { benchBesideBombs } from './beside-bombs.ts'
import { benchBesideHostile } from './beside-hostile.ts'
import { benchList } from './list.ts'
import { benchReading } from './reading.ts'

await benchList()
await benchReading()
await benchBesideBombs()
await benchBesideHostile()
