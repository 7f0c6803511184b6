import { expect, test } from 'vitest'
import { verifiedEmail } from './claims.ts'

const email = 'ana@firm.example'
const iss = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0'

test.each([
  [{ email, email_verified: true }, email],
  [{ email: 'Ana@Firm.Example', email_verified: true }, email],
  [{ email, iss, xms_edov: true }, email],
  [{ email, iss, xms_edov: 1 }, email],
  [{ email, iss, xms_edov: '1' }, email],
  [{ email, xms_edov: true }, null],
  [{ email, iss: 'https://id.example/https://login.microsoftonline.com/', xms_edov: true }, null],
  [{ email }, null],
  [{ email, email_verified: false }, null],
  [{ email, email_verified: 'true' }, null],
  [{ email, email_verified: 1 }, null],
  [{ email, iss, xms_edov: false }, null],
  [{ email, iss, xms_edov: '0' }, null],
  [{ email_verified: true }, null],
  [{ email: 'not an address', email_verified: true }, null],
  [{ email: ['ana@firm.example'], email_verified: true }, null],
])('the address of %j', (claims, found) => expect(verifiedEmail(claims)).toBe(found))
