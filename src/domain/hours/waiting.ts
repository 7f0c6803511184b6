/** How long hours that weren’t submitted keep a firm from being closed, from the end of their week or since they were returned. */
export const waitingDays = 14

export const hoursWaitMessage = `Your firm can’t be closed yet, because hours that people worked for it are still waiting. Please approve or return those that were submitted. The others can be submitted for ${waitingDays} days after their week ends or after you return them.`
