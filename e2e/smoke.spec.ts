import { expect, test } from './test.ts'

for (const path of ['/', '/login', '/customer-onboarding', '/api/docs'])
  test(`T71 ${path} answers, without an error and without a request to anyone else`, async ({ page, baseURL }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`request to ${origin}`)
    })

    const response = await page.goto(path)

    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
  })
