import { expect, test } from 'vitest'
import { bookIntroCall, readSchedule } from '#contract/scheduling.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { confirmedApplicantIn, slotsOf, zone } from './testing/applicants.ts'

const policyOf = async ({ app }: TestApp, path: string) =>
  /frame-src [^;]*/.exec((await app.request(path)).headers.get('content-security-policy') ?? '')?.[0]

test('without SCHEDULING_URL no other site may be framed', async () => {
  const app = await testApp()
  expect(app.env.scheduling).toEqual({ kind: 'own' })
  expect(await policyOf(app, '/schedule-meeting')).toBe("frame-src 'self'")
  await app.close()
})

test('with a service it is prefilled, its origin allowed on that page alone, and nothing is booked here', async () => {
  const app = await testApp({ SCHEDULING_URL: 'https://calendly.com/glide/intro-call?month=2026-11' })
  const { browser, email } = await confirmedApplicantIn(app)
  const { scheduling } = (await browser.call(readSchedule, {})).body.schedule ?? {}
  const url = new URL(scheduling?.kind === 'embed' ? scheduling.url : '')
  expect(url.origin + url.pathname).toBe('https://calendly.com/glide/intro-call')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    month: '2026-11',
    name: 'Carmen Dizon',
    email,
    hide_gdpr_banner: '1',
    embed_type: 'Inline',
    embed_domain: 'glide.test',
  })
  expect(await policyOf(app, '/schedule-meeting')).toBe("frame-src 'self' https://calendly.com")
  expect(await policyOf(app, '/upload-resume')).toBe("frame-src 'self'")
  const [startsAt = ''] = await slotsOf(app)
  expect((await browser.call(bookIntroCall, { startsAt, zone })).status).toBe(404)
  await app.close()
})

test('empty, there are no calls at all', async () => {
  const none = await testApp({ SCHEDULING_URL: '' })
  expect(none.env.scheduling).toEqual({ kind: 'none' })
  await none.close()
  await expect(testApp({ SCHEDULING_URL: 'calendly.com/glide' })).rejects.toThrow('SCHEDULING_URL must be a URL')
})
