// A home's photos are links to their largest files. With script they open over the page, one after the other and whole.
export {}

const dialog = document.querySelector<HTMLDialogElement>('dialog.photo-viewer')
const row = dialog?.querySelector('ul')
if (dialog && row) offer(dialog, row)

function offer(dialog: HTMLDialogElement, row: HTMLElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
  const status = dialog.querySelector('[role="status"]')
  const steps = dialog.querySelectorAll<HTMLElement>('[data-step]')
  let opener: HTMLAnchorElement | undefined
  let shown = 0

  for (const [at, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      opener = link
      if (row.childElementCount === 0) row.append(...links.map(slideOf))
      dialog.showModal()
      show(at)
    })
  }

  function show(at: number): void {
    tell(Math.max(0, Math.min(at, links.length - 1)))
    row.scrollTo({ behavior: 'instant', left: shown * row.clientWidth })
  }

  function tell(at: number): void {
    shown = at
    if (status) status.textContent = links[at]?.dataset['photo'] ?? ''
    for (const step of steps) {
      step.ariaDisabled = String(!links[at + Number(step.dataset['step'])])
    }
    for (const near of [at - 1, at, at + 1]) {
      row.children[near]?.querySelector('img')?.setAttribute('loading', 'eager')
    }
  }

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    const { step } = button.dataset
    if (step === undefined) dialog.close()
    else show(shown + Number(step))
  })
  dialog.addEventListener('keydown', (event) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: links.length - 1 }
    const at = to[event.key as keyof typeof to]
    if (at === undefined || !isPlain(event)) return
    event.preventDefault()
    show(at)
  })
  // By finger or wheel.
  row.addEventListener('scroll', () => {
    const at = Math.round(row.scrollLeft / row.clientWidth)
    if (at !== shown && links[at]) tell(at)
  })
  // A turned phone may snap to another photo.
  addEventListener('resize', () => show(shown))
  // Safari gives a pressed link no focus, which the dialog would give back.
  dialog.addEventListener('close', () => opener?.focus())
}

/** The same photo, which may now be as wide as the window. */
function slideOf(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('li')
  const picture = link.querySelector('picture')
  if (picture) slide.append(picture.cloneNode(true))
  for (const file of slide.querySelectorAll('img, source')) file.setAttribute('sizes', '100vw')
  for (const image of slide.querySelectorAll('img')) image.loading = 'lazy'
  return slide
}

/** A press that asks for another tab or window, or for the step before, is the browser's. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey
}
