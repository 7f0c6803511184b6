import { type IntakeForm, intakeStorageKey, readSavedIntake } from '#domain/intake/form.ts'
import { randomKey } from '../random-key.ts'

const keyStorageKey = 'talent_application_key'

export const readIntake = (): IntakeForm | undefined => readSavedIntake(sessionStorage.getItem(intakeStorageKey))

export const saveIntake = (form: IntakeForm) => sessionStorage.setItem(intakeStorageKey, JSON.stringify(form))

/** Identifies this application when it is sent again: after a second click, a dropped connection or a reload. */
export function applicationKey(): string {
  const known = sessionStorage.getItem(keyStorageKey)
  if (known) return known
  const key = randomKey()
  sessionStorage.setItem(keyStorageKey, key)
  return key
}

export function forgetIntake() {
  sessionStorage.removeItem(intakeStorageKey)
  sessionStorage.removeItem(keyStorageKey)
}
