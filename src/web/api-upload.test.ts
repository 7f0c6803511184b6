import { afterEach, expect, test, vi } from 'vitest'
import { submitApplication } from '#contract/intake.ts'
import { setPhoto } from '#contract/profiles.ts'
import { portraitMessages } from '#domain/images/portrait.ts'
import { Problem } from '#domain/problem.ts'
import { ForeignAnswer, networkMessage } from './api.ts'
import { formWith, upload } from './api-upload.ts'

test('a value that is missing is no part of the form', () => {
  const form = formWith({ firstName: 'Ana', source: undefined, phone: '' })
  expect([...form]).toEqual([
    ['firstName', 'Ana'],
    ['phone', ''],
  ])
})

afterEach(() => void vi.unstubAllGlobals())

/** Sends a file; what is between here and the server answers. */
function answered(endpoint: typeof setPhoto | typeof submitApplication, responseText: string, status = 200) {
  class Request {
    upload = {}
    status = status
    responseText = responseText
    onprogress = () => {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      setTimeout(() => {
        // As a browser does it: what a handler throws is nobody's to catch.
        for (const handle of [this.onprogress, this.onloadend])
          try {
            handle()
          } catch {}
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const stages: string[] = []
  const heard = { onSent: () => {}, onStage: (stage: string) => void stages.push(stage) }
  const answer = upload(endpoint, {} as never, new File(['%PDF'], 'resume.pdf'), heard)
  const never = new Promise((_, reject) => setTimeout(() => reject(new Error('It was never answered.')), 500))
  return { answer: Promise.race([answer, never]), stages }
}

const loginPage = '<!doctype html>\n<title>Hotel Wi-Fi</title>\n<p>Room number?</p>\n'

test.each([
  ['a page of lines', loginPage],
  ['a page of one line', '<p>Room number?</p>'],
])('%s instead of an answer ends the upload as one that isn’t ours', async (_, page) => {
  for (const endpoint of [setPhoto, submitApplication])
    await expect(answered(endpoint, page).answer).rejects.toThrow(ForeignAnswer)
})

test('stages are told as they come, and the last line is the answer', async () => {
  const { answer, stages } = answered(submitApplication, '{"stage":"received"}\n{"done":{"hasProfile":true}}\n')
  await expect(answer).resolves.toEqual({ hasProfile: true })
  expect(stages).toEqual(['received'])
})

test('an answer that stops in the middle is a lost connection; a refusal has its own message', async () => {
  for (const text of ['', '{"stage":"received"}\n', '{"stage":"received"}\n{"do'])
    await expect(answered(submitApplication, text).answer).rejects.toThrow(networkMessage)
  const refused = JSON.stringify({ error: { code: 'conflict', message: 'Sent twice.' } })
  await expect(answered(submitApplication, `${refused}\n`).answer).rejects.toEqual(
    new Problem('conflict', 'Sent twice.'),
  )
  await expect(answered(setPhoto, '<p>Too large</p>', 413).answer).rejects.toThrow(portraitMessages.tooLarge)
})
