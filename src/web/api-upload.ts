import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { Problem } from '#domain/problem.ts'
import { addressOf, callerHeaders, ForeignAnswer, networkMessage, parseJson, problemFrom } from './api.ts'

type StageOf<E extends Endpoint> = NonNullable<E['stages']>[number]
type Heard<E extends Endpoint> = { onSent: (bytes: number) => void; onStage?: (stage: StageOf<E>) => void }
type Line = { stage?: string; done?: unknown; error?: unknown }

/** After this long without progress the connection is gone, whether or not the browser has noticed. */
const stallSeconds = 90

/** Sends a form with its file and reports the stages of the work, if any. XMLHttpRequest, because only it reports upload progress. */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  file: File,
  { onSent, onStage }: Heard<E>,
): Promise<OutputOf<E>> {
  const { path, rest } = addressOf(endpoint, input)
  const body = formWith(Object.fromEntries(rest) as Record<string, string | undefined>)
  body.set(endpoint.upload?.field ?? '', file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let read = 0
    let last: Line | undefined
    let stall: ReturnType<typeof setTimeout>
    const moved = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stallSeconds * 1000)
    }
    const readLines = () => {
      const text = request.responseText
      for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
        last = parseJson(text.slice(read, end)) as Line | undefined
        read = end + 1
        if (last?.stage) onStage?.(last.stage as StageOf<E>)
      }
    }
    request.upload.onprogress = ({ loaded }) => {
      moved()
      onSent(Math.min(loaded, file.size))
    }
    request.onprogress = () => {
      moved()
      if (request.status === 200 && endpoint.stages) readLines()
    }
    request.onloadend = () => {
      clearTimeout(stall)
      if (request.status === 0) return reject(new Problem('unavailable', networkMessage))
      if (request.status !== 200) return reject(refusal(request, endpoint))
      if (endpoint.stages) readLines()
      else last = { done: parseJson(request.responseText) }
      if (last?.done) return resolve(last.done as OutputOf<E>)
      const isCutOff = last?.stage || request.responseText === ''
      reject(isCutOff ? new Problem('unavailable', networkMessage) : problemFrom(last, answerOf(request)))
    }
    request.open(endpoint.method, path)
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value)
    request.send(body)
    moved()
  })
}

const answerOf = ({ status, responseText }: XMLHttpRequest) => ({ status, text: responseText })

/** A proxy may reject the file as too large before the server does, without a message of ours. */
function refusal(request: XMLHttpRequest, { upload }: Endpoint): Problem {
  const problem = problemFrom(parseJson(request.responseText), answerOf(request))
  const isTooLarge = request.status === 413 && problem instanceof ForeignAnswer
  return isTooLarge && upload ? new Problem('too_large', upload.tooLarge) : problem
}

/** A form has only text: a value that is missing would arrive as the word "undefined". */
export function formWith(values: Record<string, string | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.set(name, value)
  return form
}
