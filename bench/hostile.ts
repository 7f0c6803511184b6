import { benchBesideHostile } from './beside-hostile.ts'
import { benchBesidePictures } from './beside-pictures.ts'

const [clients = 200, applicants = 20] = process.argv.slice(2).map(Number)
await benchBesideHostile({ clients, applicants })
await benchBesidePictures()
