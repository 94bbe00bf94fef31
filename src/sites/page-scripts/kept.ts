// The homes that a visitor keeps, on every page that shows homes. They stay in this browser; the server is told of
// them only in the address of the page that lists them. Lists may be replaced, so presses are heard on the document.
import { KEPT_MAX, writeChosenHomes } from '#rules/listings/chosen-homes.ts'
import { remember, remembered } from './memory/browser-memory.ts'

const KEY = 'homes'

let kept = read()

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-keep]') : null
  const id = button?.dataset['keep']
  if (id === undefined) return
  const before = kept
  kept = before.includes(id) ? before.filter((one) => one !== id) : [id, ...before]
  kept = kept.slice(0, KEPT_MAX)
  remember(KEY, kept.join())
  follow(before)
  show()
})

// A search that changed without a page load is the one to be told of. On the page that answers the form,
// as after a typing error, the address has no search and the form's own is right.
document.addEventListener('submit', ({ target }) => {
  const form = target instanceof HTMLFormElement ? target : undefined
  const query = form?.querySelector<HTMLInputElement>('input[name="query"]')
  if (!form?.querySelector('[name="kind"][value="search"]') || !query) return
  if (new URL(form.action).pathname !== location.pathname) query.value = location.search.slice(1)
})

addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  kept = read()
  show()
})

new MutationObserver(show).observe(document.body, { childList: true, subtree: true })
show()

// The page of kept homes was opened by its plain address.
const page = document.querySelector<HTMLElement>('[data-kept-page]')
if (page && !new URLSearchParams(location.search).has('homes') && kept.length > 0) {
  location.replace(addressOf(location.pathname))
}

function read(): string[] {
  return (remembered(KEY) ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
}

function addressOf(path: string): string {
  const query = writeChosenHomes(kept.map(Number))
  return query === '' ? path : `${path}?${query}`
}

/** The page of one's own list is right when it is loaded again; another person's list stays as it is. */
function follow(before: readonly string[]): void {
  const isOwn = new URLSearchParams(location.search).get('homes') === before.join()
  if (document.querySelector('[data-kept-page]') && isOwn) {
    history.replaceState(history.state, '', addressOf(location.pathname))
  }
}

function show(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-keep]')) {
    const isKept = String(kept.includes(button.dataset['keep'] ?? ''))
    if (button.getAttribute('aria-pressed') !== isKept) button.setAttribute('aria-pressed', isKept)
    if (button.hidden) button.hidden = false
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-kept]')) {
    const href = addressOf(link.pathname)
    if (link.getAttribute('href') !== href) link.href = href
    const count = link.querySelector('span')
    const text = kept.length > 0 ? ` (${kept.length})` : ''
    if (count && count.textContent !== text) count.textContent = text
  }
}
