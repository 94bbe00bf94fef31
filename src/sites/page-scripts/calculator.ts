// Calculators work without script: their answer is a page. With it, the answer is taken from that page.
export {}

for (const form of document.querySelectorAll<HTMLFormElement>('form.calculator-form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void answer(form).catch(() => form.submit())
  })
}

// The same question in the other language.
document.addEventListener('click', ({ target }) => {
  const languages = '[data-language], .language-switch'
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(languages)
  if (!link) return
  link.search = location.search
  link.hash = location.hash
})

async function answer(form: HTMLFormElement): Promise<void> {
  const address = new URL(form.action)
  const button = form.querySelector('button')
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value))
  button?.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(String(response.status))
    show(form, new DOMParser().parseFromString(await response.text(), 'text/html'))
    history.replaceState(null, '', address)
  } finally {
    button?.removeAttribute('aria-busy')
  }
}

/** The answer, and what is wrong with each field. What was typed stays as it is. */
function show(form: HTMLFormElement, page: Document): void {
  const { id } = form.closest('.calculator') ?? {}
  const [old, next] = [document, page].map((one) => one.querySelector(`[data-answer="${id}"]`))
  if (!old || !next) throw new Error('no answer')
  old.replaceChildren(...next.childNodes)
  for (const field of form.querySelectorAll<HTMLElement>('[id]')) {
    const fresh = page.getElementById(field.id)
    if (!fresh || !field.matches('input, select')) continue
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = fresh.getAttribute(name)
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    document.getElementById(`${field.id}_error`)?.remove()
    const error = page.getElementById(`${field.id}_error`)
    if (error) field.parentElement?.append(error)
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
}
