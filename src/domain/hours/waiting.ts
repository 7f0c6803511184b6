/** How long hours that weren’t submitted keep a firm from being closed, from the end of their week or since they were returned. */
export const waitingDays = 14

export const hoursWaitMessage = `Your firm can’t be closed yet, because hours worked for it are still waiting. Please approve or return what was submitted. What wasn’t can be for ${waitingDays} days after its week ends or it was returned.`
