/** Something written, with the facts it tells. */
export type Piece = { text: string; keys: string[] }
export type WrittenJob = {
  company: string
  position: string
  location: string
  start: string
  end: string
  pieces: Piece[]
}
export type Certificate = { name: string; issuer: string | null; keys: string[] }
export type Written = {
  summary: Piece[]
  jobs: WrittenJob[]
  tools: Piece[]
  technical: Piece[]
  frameworks: Piece[]
  certificates: Certificate[]
  languages: { language: string; proficiency: string; keys: string[] }[]
}
