import { benchList } from './list.ts'

await benchList()
