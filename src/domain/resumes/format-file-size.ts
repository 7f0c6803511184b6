const units = ['B', 'KB', 'MB', 'GB'] as const

/** 512 B, 1.2 KB, 1.8 MB: by 1024, with one decimal above bytes. */
export function formatFileSize(bytes: number): string {
  let unit = 0
  // What would be rounded up to 1024.0 is one of the next unit.
  while (unit < units.length - 1 && bytes / 1024 ** unit >= 1023.95) unit++
  return `${(bytes / 1024 ** unit).toFixed(unit === 0 ? 0 : 1)} ${units[unit]}`
}
