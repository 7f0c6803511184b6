import { finishOpenId, startOpenId } from '#contract/openid.ts'
import type { Browser } from './browser.ts'
import { logInAt, startProvider } from './openid-provider.ts'
import { testApp } from './test-app.ts'

const appUrl = 'http://glide.test'
const clientSecret = 'a secret of the client'

/** The app with two real providers on this machine, which tell what they know in different places. */
export async function openIdApp(variables: Record<string, string> = {}) {
  const redirectUri = (key: string) => `${appUrl}/login/with/${key}`
  const google = await startProvider({
    clientId: 'glide at google',
    clientSecret,
    redirectUri: redirectUri('google'),
    tellsInIdToken: true,
  })
  const firm = await startProvider({
    clientId: 'glide at firm',
    clientSecret,
    redirectUri: redirectUri('firm-sso'),
    authenticatesBy: 'client_secret_basic',
  })
  const app = await testApp({
    APP_URL: appUrl,
    OPENID_PROVIDERS: 'google,firm-sso',
    OPENID_GOOGLE_ISSUER: google.issuer,
    OPENID_GOOGLE_CLIENT_ID: 'glide at google',
    OPENID_GOOGLE_CLIENT_SECRET: clientSecret,
    OPENID_FIRM_SSO_NAME: 'Firm SSO',
    OPENID_FIRM_SSO_ISSUER: firm.issuer,
    OPENID_FIRM_SSO_CLIENT_ID: 'glide at firm',
    OPENID_FIRM_SSO_CLIENT_SECRET: clientSecret,
    ...variables,
  })
  return {
    ...app,
    google,
    firm,
    close: async () => {
      await app.close()
      await Promise.all([google.close(), firm.close()])
    },
  }
}

export type OpenIdApp = Awaited<ReturnType<typeof openIdApp>>
export type ProviderKey = 'google' | 'firm-sso'

/** To the provider and back, up to the answer that the browser brings. */
export async function visitProvider(browser: Browser, provider: ProviderKey, subject: string, input: object = {}) {
  const { body, error } = await browser.call(startOpenId, { provider, ...input })
  if (error) throw new Error(error.message)
  return logInAt(body.url, { subject })
}

/** The whole way, as the page takes it. */
export async function logInWith(browser: Browser, provider: ProviderKey, subject: string, input: object = {}) {
  return browser.call(finishOpenId, { provider, query: await visitProvider(browser, provider, subject, input) })
}
