/** After an email that was not sent again, because the last one is too recent. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `We just sent an email. The next one can be sent in ${seconds === 1 ? 'a second' : wait}.`
}
