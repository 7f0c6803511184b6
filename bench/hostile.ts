import { benchBesideHostile } from './beside-hostile.ts'

const [clients = 200, applicants = 20] = process.argv.slice(2).map(Number)
await benchBesideHostile({ clients, applicants })
