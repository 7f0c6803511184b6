type Shown = { country: string; lastFour: string; updatedAt: Date }

export const presentAccount = (row: Shown | undefined) => ({
  account: row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null,
})
