import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'glide-env-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (variables: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...variables })
const production = {
  NODE_ENV: 'production',
  GLIDE_SECRET: 'a secret that is long enough for anyone',
  APP_URL: 'https://glide.example',
  SMTP_URL: 'smtp://localhost',
  DATABASE_URL: 'postgres://localhost/glide',
}

describe('T75 a wrong configuration is refused by its name', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ APP_URL: 'glide' }, 'APP_URL must be a URL that starts with http:// or https://'],
    [{ SCANNER_URL: 'http://clamd' }, 'SCANNER_URL must be a URL that starts with tcp:// or unix://'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    [{ GLIDE_SECRET: 'short' }, 'GLIDE_SECRET must have at least 32 characters'],
    [{ EXTRACT_TOKEN: 'fifteen letters' }, 'EXTRACT_TOKEN must have at least 16 characters'],
    [{ RESUME_EXTRACTION_TOKEN: 'x' }, 'RESUME_EXTRACTION_URL is missing: RESUME_EXTRACTION_TOKEN is set'],
    [{ S3_BUCKET: 'resumes' }, 'S3_ACCESS_KEY_ID is missing: S3_BUCKET is set'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY is missing: STRIPE_SECRET_KEY is set'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY is missing: STRIPE_PUBLISHABLE_KEY is set'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'sk_test_1' },
      'STRIPE_PUBLISHABLE_KEY must start with pk_',
    ],
    [{ OPENID_PROVIDERS: 'Google' }, 'OPENID_PROVIDERS must list different names of lowercase letters'],
    [{ OPENID_PROVIDERS: 'google,google' }, 'OPENID_PROVIDERS must list different names of lowercase letters'],
    [{ OPENID_PROVIDERS: 'google' }, 'OPENID_GOOGLE_CLIENT_ID is missing: OPENID_PROVIDERS lists google'],
    [
      { OPENID_PROVIDERS: 'google', OPENID_GOOGLE_CLIENT_ID: 'id' },
      'OPENID_GOOGLE_CLIENT_SECRET is missing: OPENID_PROVIDERS lists google',
    ],
    [{ OPENID_PROVIDERS: 'firm-sso' }, 'OPENID_FIRM_SSO_ISSUER is missing: OPENID_PROVIDERS lists firm-sso'],
    [
      { OPENID_PROVIDERS: 'firm-sso', OPENID_FIRM_SSO_ISSUER: 'https://id.example' },
      'OPENID_FIRM_SSO_NAME is missing: OPENID_PROVIDERS lists firm-sso',
    ],
    [
      { OPENID_PROVIDERS: 'google', OPENID_GOOGLE_ISSUER: 'http://id.example' },
      'OPENID_GOOGLE_ISSUER must be a URL that starts with https://',
    ],
    [
      { ...production, OPENID_PROVIDERS: 'google', OPENID_GOOGLE_ISSUER: 'http://localhost:4000' },
      'OPENID_GOOGLE_ISSUER must be a URL that starts with https://',
    ],
    [
      { OPENID_PROVIDERS: 'google', OPENID_GOOGLE_NAME: 'G'.repeat(41) },
      'OPENID_GOOGLE_NAME must have at most 40 characters',
    ],
    [{ REQUIRE_ADMIN_OPENID: '1' }, 'OPENID_PROVIDERS is missing: REQUIRE_ADMIN_OPENID is set'],
    [{ ...production, GLIDE_SECRET: '' }, 'GLIDE_SECRET is missing'],
    [{ ...production, APP_URL: '' }, 'APP_URL is missing'],
    [{ ...production, SMTP_URL: '' }, 'SMTP_URL is missing'],
    [{ ...production, DATABASE_URL: '' }, 'DATABASE_URL is missing: in production, set it, or EMBEDDED_DATABASE=1'],
    [{ ...production, GLIDE_DEMO: '1' }, 'GLIDE_DEMO must not be 1 in production'],
  ])('%j', (variables, message) => {
    expect(() => read(variables)).toThrow(EnvError)
    expect(() => read(variables)).toThrow(message)
  })
})

describe('T75 demo accounts, the mailbox and sign-in without a second factor belong to one’s own machine', () => {
  const openness = ({ isDemo, isDevelopment, adminsNeedSecondFactor }: ReturnType<typeof read>) => ({
    isDemo,
    isDevelopment,
    adminsNeedSecondFactor,
  })
  const open = { isDemo: true, isDevelopment: true, adminsNeedSecondFactor: false }
  const closed = { isDemo: false, isDevelopment: false, adminsNeedSecondFactor: true }

  test.each([
    [{}, open],
    [{ APP_URL: 'http://127.0.0.1:3000', HOST: '::1' }, open],
    [{ GLIDE_DEMO: '0' }, { ...open, isDemo: false }],
    [{ APP_URL: 'https://glide.example', SMTP_URL: 'smtp://localhost' }, closed],
    [{ HOST: '0.0.0.0' }, closed],
    [{ HOST: '192.168.1.7', APP_URL: 'http://localhost:3000' }, closed],
    [{ APP_URL: 'https://glide.example', GLIDE_DEMO: '0' }, closed],
    [{ APP_URL: 'https://glide.example', HOST: '0.0.0.0', GLIDE_DEMO: '1' }, open],
    [{ ...production, APP_URL: 'http://localhost:3000' }, closed],
  ])('%j', (variables, expected) => expect(openness(read(variables))).toEqual(expected))
})

describe('OpenID providers', () => {
  test('there are none unless they are listed', () => {
    const { openId, adminsNeedOpenId } = read({ OPENID_GOOGLE_CLIENT_ID: 'id', OPENID_GOOGLE_CLIENT_SECRET: 'secret' })
    expect({ openId, adminsNeedOpenId }).toEqual({ openId: [], adminsNeedOpenId: false })
  })

  test('Google and Microsoft are known, any other is named with its issuer', () => {
    const client = (name: string) => ({
      [`OPENID_${name}_CLIENT_ID`]: 'id',
      [`OPENID_${name}_CLIENT_SECRET`]: 'secret',
    })
    const { openId, adminsNeedOpenId } = read({
      ...production,
      OPENID_PROVIDERS: 'google, microsoft,firm-sso',
      REQUIRE_ADMIN_OPENID: '1',
      ...client('GOOGLE'),
      ...client('MICROSOFT'),
      ...client('FIRM_SSO'),
      OPENID_MICROSOFT_ISSUER: 'https://login.microsoftonline.com/tenant/v2.0',
      OPENID_FIRM_SSO_ISSUER: 'https://id.firm.example/realms/staff',
      OPENID_FIRM_SSO_NAME: 'Firm SSO',
    })
    const secrets = { clientId: 'id', clientSecret: 'secret' }
    expect(adminsNeedOpenId).toBe(true)
    expect(openId).toEqual([
      { key: 'google', label: 'Google', issuer: 'https://accounts.google.com', ...secrets },
      { key: 'microsoft', label: 'Microsoft', issuer: 'https://login.microsoftonline.com/tenant/v2.0', ...secrets },
      { key: 'firm-sso', label: 'Firm SSO', issuer: 'https://id.firm.example/realms/staff', ...secrets },
    ])
  })
})
