import { currentPath } from '#gateways/browser/browser.ts'
import { owes } from '#rules/plan/owes.ts'
import { barePath, paths } from '#rules/paths.ts'
import { $session, checkSession, logOutTo } from '#stores/session/session.ts'

/**
 * Asks the panel whether the stored token is still good, and shows the agent's name, what they owe and the way to the editor
 * where the frame has a place for it.
 * Not where an email's link is confirmed: a dead token would reload the page, and the link works only once.
 */
export async function greet(): Promise<void> {
  if (barePath(currentPath()) === paths.verifyEmail) return
  $session.subscribe((session) => {
    if (session.status !== 'member') return
    const { user } = session
    for (const place of document.querySelectorAll<HTMLElement>('[data-fill]')) {
      place.textContent = user[place.dataset['fill'] as 'email' | 'name']
    }
    const due = owes(user.website, new Date())
    for (const mark of document.querySelectorAll<HTMLElement>('[data-due]')) mark.hidden = !due
    for (const way of document.querySelectorAll<HTMLElement>('[data-editor]')) {
      way.hidden = !user.is_editor
    }
  })
  await checkSession()
}

export function logOut(): void {
  logOutTo(paths.home)
}
