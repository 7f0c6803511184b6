import type { Firm } from '#contract/firms.ts'

/** What the form begins with: the fields that are typed as texts, and the reader's own zone where none was chosen. */
export const firmValuesOf = ({ settings }: Pick<Firm, 'settings'>, browserZone: string) => ({
  ...settings,
  name: settings.name ?? '',
  address: settings.address ?? '',
  website: settings.website ?? '',
  zone: settings.zone ?? browserZone,
})

export type FirmValues = ReturnType<typeof firmValuesOf>
