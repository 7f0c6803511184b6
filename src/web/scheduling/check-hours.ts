import { type IntroCallHours, introCallHours } from '#domain/scheduling/hours.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { errorsAt, type FormErrors } from '../ui/form-errors.ts'

const checkInput = errorsBy(introCallHours)

/** A range of a day and the list of days off each have one message: `weekly.2` is the third range. */
const fieldAt = (path: string) => (path.startsWith('daysOff') ? 'daysOff' : path.split('.').slice(0, 2).join('.'))

export const checkHours = (hours: IntroCallHours): FormErrors => errorsAt(checkInput(hours), fieldAt)
