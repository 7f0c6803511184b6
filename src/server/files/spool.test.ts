import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spool } from './spool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glide-spool-'))
})
afterAll(() => rm(folder, { recursive: true }))

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

async function* chunks(...parts: string[]) {
  for (const part of parts) yield new TextEncoder().encode(part)
}

test('chunks follow one another, and leave no file behind', async () => {
  const file = await spool(folder, chunks('Resume', ' of ', 'Ana'))
  expect(file.sizeBytes).toBe(13)
  expect(text(await file.bytes())).toBe('Resume of Ana')
  expect(text(await file.head(6))).toBe('Resume')
  expect(text(await file.head(99))).toBe('Resume of Ana')
  expect(await readdir(folder)).toEqual([])
  await file.close()
})

test('a sender who fails is told, and leaves no file behind', async () => {
  async function* broken() {
    yield* chunks('Res')
    throw new Error('gone')
  }
  await expect(spool(folder, broken())).rejects.toThrow('gone')
  expect(await readdir(folder)).toEqual([])
})
