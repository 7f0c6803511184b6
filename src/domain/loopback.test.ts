import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'glide.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each(['glide.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example', '10.0.0.1', '0.0.0.0', '::', ''])(
  '"%s" can be another one',
  (host) => expect(isLoopback(host)).toBe(false),
)
