const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** What a path in each bucket looks like, and the allowed types. SVG is excluded because it can contain scripts. */
export const buckets = {
  resumes: { path: new RegExp(`^${uuid}/\\d{1,16}[-_][\\w.-]{1,100}$`), types: documents },
  'message-files': { path: new RegExp(`^${uuid}/${uuid}$`), types: documents },
  avatars: { path: new RegExp(`^${uuid}/\\d{1,16}\\.(?:jpg|png|webp)$`), types: pictures },
  'profile-photos': { path: new RegExp(`^${uuid}-\\d{1,16}\\.(?:jpg|png|webp)$`), types: pictures },
} as const satisfies Record<string, { path: RegExp; types: readonly string[] }>

/** What is drawn when its link is opened, and stored nowhere. */
const drawnPath = new RegExp(`^drawn/${uuid}\\.pdf$`)
export type DrawnKey = `drawn/${string}`
export const isDrawnKey = (key: string): key is DrawnKey => drawnPath.test(key)

export type Bucket = keyof typeof buckets
export type FileKey = `${Bucket}/${string}`

export const bucketNames = Object.keys(buckets) as Bucket[]

/** Only valid keys reach a store, so none can escape its bucket. */
export function isFileKey(key: string): key is FileKey {
  const bucket = bucketNames.find((name) => key.startsWith(`${name}/`))
  return bucket !== undefined && buckets[bucket].path.test(key.slice(bucket.length + 1))
}

export const bucketOf = (key: FileKey) => key.slice(0, key.indexOf('/')) as Bucket
