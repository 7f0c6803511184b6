/** Submits the lead form without a page change. Without this script the form posts normally and gets a page back. */
export function enhanceLeadForm(root: HTMLElement) {
  const form = root.querySelector('form')
  const input = root.querySelector<HTMLInputElement>('input[type=email]')
  const button = root.querySelector('button')
  const error = root.querySelector('[role=alert]')
  const thanks = root.querySelector<HTMLElement>('[data-lead-thanks]')
  if (!form || !input || !button || !error || !thanks) return

  const label = button.textContent
  const say = (message: string) => {
    error.textContent = message
    if (!message) return input.removeAttribute('aria-invalid')
    input.setAttribute('aria-invalid', 'true')
    input.focus()
  }
  const work = (isWorking: boolean) => {
    button.setAttribute('aria-busy', String(isWorking))
    button.textContent = isWorking ? (button.dataset.working ?? label) : label
  }
  const thank = (email: string) => {
    for (const place of thanks.querySelectorAll('b')) place.textContent = email
    const link = thanks.querySelector('a')
    if (link) link.hash = `email=${encodeURIComponent(email)}`
    form.hidden = true
    thanks.hidden = false
    thanks.querySelector('p')?.focus()
  }

  form.noValidate = true
  input.addEventListener('input', () => say(''))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    const { missing = '', invalid = '', offline = '' } = form.dataset
    if (!input.value.trim()) return say(missing)
    if (!input.checkValidity()) return say(invalid)
    work(true)
    try {
      const response = await fetch('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      })
      const body = await response.json()
      if (response.ok) thank(body.email)
      else say(body.error.message)
    } catch {
      say(offline)
    } finally {
      work(false)
    }
  })
}
