import { counted } from '../counted.ts'

const hour = 60
const day = 8 * hour

/** "25 min", "5 h 20 min", "2 working days 3 h": working time, a day having eight hours. */
export function formatWorkingMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < hour) return `${whole} min`
  if (whole < day) return [`${Math.floor(whole / hour)} h`, ...(whole % hour ? [`${whole % hour} min`] : [])].join(' ')
  const [days, hours] = [Math.floor(whole / day), Math.floor((whole % day) / hour)]
  return [counted(days, 'working day'), ...(hours ? [`${hours} h`] : [])].join(' ')
}
