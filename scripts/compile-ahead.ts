import { flushCompileCache } from 'node:module'
import '../src/server/app.ts'
import '../src/server/start-services.ts'

// What was compiled is kept for the next process, where it finds it: in the folder of `NODE_COMPILE_CACHE`.
flushCompileCache()
