import * as z from 'zod/mini'
import { passwordMessages, talentPassword } from '#domain/accounts/password.ts'
import { errorsBy } from '../ui/errors-by.ts'

const checkPassword = errorsBy(z.object({ password: talentPassword }))

export const checkPasswords = (values: { password: string; confirmPassword: string }) => ({
  ...checkPassword(values),
  ...(values.confirmPassword !== values.password && { confirmPassword: passwordMessages.mismatch }),
})
