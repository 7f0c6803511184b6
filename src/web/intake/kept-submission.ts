type Kept = { file: File | undefined; password: string; confirmPassword: string }

const nothing: Kept = { file: undefined, password: '', confirmPassword: '' }

/** For someone who goes back to edit their details: kept in memory alone, where nobody else can read it. */
let kept = nothing

export const keptSubmission = () => kept
export const keepSubmission = (changed: Partial<Kept>) => {
  kept = { ...kept, ...changed }
}
export const forgetSubmission = () => {
  kept = nothing
}
