// The dashboard's pages take each other's place without a page load: only what stands in <main> changes, and its frame
// goes on. A page that is not the dashboard's, or shut to who is here, is loaded like any other, and the guard has its say.

import { barePath } from '#rules/paths.ts'
import { guard } from '#rules/people/guard.ts'
import { owes } from '#rules/plan/owes.ts'
import { $session, refreshSession } from '#stores/session/session.ts'
import './island-frame.ts'

/** What a switch takes comes while a link is pointed at; nobody needs it to read the first page. */
const bringer = () => import('./dashboard-frame/bring-page.ts')
for (const pointed of ['pointerover', 'focusin'] as const)
  document.addEventListener(pointed, fetchAhead)

let shown = addressOf(location)
let turn = 0

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || leavesWindow(event, link) || !isOpenHere(link)) return
  // A place on this very page is the browser's to go to.
  if (link.hash && addressOf(link) === shown) return
  event.preventDefault()
  void switchTo(link.href, () => history.pushState(null, '', link.href))
})

addEventListener('popstate', () => {
  if (addressOf(location) === shown) return
  if (isOpenHere(location)) void switchTo(location.href)
  else location.reload()
})

$session.subscribe((session) => {
  const due = session.status === 'member' && owes(session.user.website, new Date())
  for (const mark of document.querySelectorAll<HTMLElement>('[data-due]')) mark.hidden = !due
})

/** The last press wins; where a page can't be brought it is loaded. */
async function switchTo(href: string, arrive = () => {}): Promise<void> {
  const mine = ++turn
  history.scrollRestoration = 'manual'
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  const page = await bringer()
    .then(({ bringPage }) => bringPage(href))
    .catch(() => undefined)
  if (mine !== turn) return
  if (!page) return location.assign(href)
  // An island reads the address it is drawn at.
  arrive()
  shown = addressOf(location)
  if (!(await page.draw(() => mine === turn))) return
  markCurrent()
  scrollTo({ top: 0, behavior: 'instant' })
  announce()
  // As at every page load: is the token still good, and has anything changed?
  void refreshSession()
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (link && isOpenHere(link)) void bringer().catch(() => {})
}

function isOpenHere({ origin, pathname }: Location | HTMLAnchorElement): boolean {
  const session = $session.get()
  if (session.status !== 'member' || origin !== location.origin) return false
  return pathname.startsWith('/dashboard/') && !guard(barePath(pathname), session.user)
}

function leavesWindow(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event
  return button > 0 || altKey || ctrlKey || metaKey || shiftKey || Boolean(link.target)
}

function addressOf({ pathname, search }: Location | HTMLAnchorElement): string {
  return pathname + search
}

function markCurrent(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-frame] nav a')) {
    if (link.pathname === barePath(location.pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** Who can't see the page change hears its title, and goes on from its beginning. */
function announce(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  const place = document.getElementById('arrived')
  if (place) place.textContent = document.title
}
