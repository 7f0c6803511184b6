import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { callerHeaders } from '../api.ts'
import { sha256Of } from './sha256-of.ts'

/** What reads the file: loaded with the page that shows one. */
const loadReader = () => import('unpdf/pdfjs')

type PdfDocument = Awaited<ReturnType<Awaited<ReturnType<typeof loadReader>>['getDocument']>['promise']>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** The pages of a file, drawn from its own bytes, and their hash. */
export const usePdf = (url: string): UseQueryResult<{ pages: PdfPage[]; sha256: string | null }> =>
  useQuery({
    queryKey: ['pdf', url],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [response, reader] = await Promise.all([
        fetch(url, { headers: callerHeaders(), credentials: 'same-origin', signal }),
        loadReader(),
      ])
      if (!response.ok) throw new Error('The file couldn’t be loaded.')
      const bytes = await response.arrayBuffer()
      const sha256 = await sha256Of(bytes)
      // Letters are drawn as shapes: the page's policy allows no fonts but ours.
      const file = await reader.getDocument({
        data: new Uint8Array(bytes),
        disableFontFace: true,
      }).promise
      const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)))
      return { pages, sha256 }
    },
  })
