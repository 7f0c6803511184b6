import { randomUUID } from 'node:crypto'
import { storedName } from './file-name.ts'

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** Paths within their bucket, as stored in the rows that own the files. Only the name comes from the person. */
export const resumePath = (fileName: string, now: Date) => `${randomUUID()}/${now.getTime()}-${storedName(fileName)}`

/** Later resumes are under the candidate's id, which the database enforces. */
export const replacementResumePath = (candidateId: string, fileName: string, now: Date) =>
  `${candidateId}/${now.getTime()}_${storedName(fileName)}`

/** The name is kept in the message alone. */
export const messageFilePath = (threadId: string) => `${threadId}/${randomUUID()}`

export const avatarPath = (userId: string, type: string, now: Date) => `${userId}/${now.getTime()}.${endings[type]}`

export const profilePhotoPath = (userId: string, type: string, now: Date) =>
  `${userId}-${now.getTime()}.${endings[type]}`
