import type { ForeignAnswer } from '../api.ts'

/** What a proxy's answer says to a person: its text, or the message in its JSON; else the status alone. */
export function saidBy({ status, text }: ForeignAnswer['answer']): string {
  const said = textIn(text)?.trim()
  return said && said.length <= 200 && !/[<{]/.test(said) ? said : `HTTP ${status}`
}

function textIn(text: string): string | undefined {
  try {
    return messageIn(JSON.parse(text))
  } catch {
    return text
  }
}

function messageIn(body: unknown): string | undefined {
  if (typeof body === 'string') return body
  const { message, error, detail, title } = Object(body)
  return [message, error, error?.message, detail, title].find((one) => typeof one === 'string' && /\S/.test(one))
}
