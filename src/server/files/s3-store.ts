import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { isFileKey } from './bucket.ts'
import { meter } from './meter.ts'
import { checkKey, checkType, type FileStore, keyTaken, outOfReach } from './store.ts'

export type S3Place = {
  bucket: string
  region: string
  /** The address of a compatible store; Amazon's own when left out. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

export function s3Store({ bucket: Bucket, region, endpoint, ...credentials }: S3Place): FileStore {
  const client = new S3Client({
    region,
    credentials,
    // Compatible stores rarely have a host name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Compatible stores often lack the newer checksums; the signature and TLS guard the bytes on the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })

  const store: FileStore = {
    async write(key, source, { type, maxBytes }) {
      if (await store.stat(key)) throw keyTaken()
      checkType(key, type)
      const { bytes, total } = meter(source, maxBytes)
      const Body = Readable.from(bytes, { objectMode: false })
      // One part at a time keeps memory low; a failed upload is aborted, which drops its parts.
      const upload = new Upload({ client, params: { Bucket, Key: key, Body, ContentType: type }, queueSize: 1 })
      // Reports the source's failure, not that of the resulting abort.
      await upload.done().catch((error) => explain(Body.errored ?? error))
      return total()
    },

    async stat(key) {
      checkKey(key)
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(unlessMissing)
      return head && { sizeBytes: head.ContentLength ?? 0, type: head.ContentType ?? '' }
    },

    async read(key, range) {
      checkKey(key)
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key, Range })).catch(unlessMissing)
      if (!found) return undefined
      const sizeBytes = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
      return { sizeBytes, type: found.ContentType ?? '', stream: found.Body as Readable }
    },

    async remove(key) {
      checkKey(key)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(explain)
    },

    async *list(bucket) {
      const Prefix = bucket && `${bucket}/`
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (isFileKey(Key) && LastModified) yield { key: Key, modifiedAt: LastModified }
        }
      }
    },

    async removeUnfinished(startedBefore) {
      let removed = 0
      let page: ListMultipartUploadsCommandOutput | undefined
      do {
        const from = { KeyMarker: page?.NextKeyMarker, UploadIdMarker: page?.NextUploadIdMarker }
        page = await client.send(new ListMultipartUploadsCommand({ Bucket, ...from })).catch(explain)
        for (const { Key = '', UploadId, Initiated } of page.Uploads ?? []) {
          if (!isFileKey(Key) || !Initiated || Initiated >= startedBefore) continue
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(unlessMissing)
          removed += 1
        }
      } while (page.IsTruncated)
      return removed
    },
  }
  return store
}

type S3Failure = { $metadata?: { httpStatusCode?: number } }

function unlessMissing(error: S3Failure): undefined {
  return error.$metadata?.httpStatusCode === 404 ? undefined : explain(error)
}

/** Errors of the store are reported as an outage; errors of the source pass through. */
function explain(error: S3Failure): never {
  throw error.$metadata ? outOfReach(error) : error
}
