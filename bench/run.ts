import { benchBesideBombs } from './beside-bombs.ts'
import { benchBesideHostile } from './beside-hostile.ts'
import { benchBesidePictures } from './beside-pictures.ts'
import { benchList } from './list.ts'
import { benchReading } from './reading.ts'
import { benchStarting } from './starting.ts'

await benchStarting()
await benchList()
await benchReading()
await benchBesideBombs()
await benchBesideHostile()
await benchBesidePictures()
