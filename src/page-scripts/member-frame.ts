import { currentPath } from '#gateways/browser/browser.ts'
import { owes } from '#rules/plan/owes.ts'
import { barePath, paths } from '#rules/paths.ts'
import { $session, checkSession, logOutTo } from '#stores/session/session.ts'

/**
 * Asks the panel whether the stored token is still valid, and fills in the frame: the agent's name, the mark of a payment
 * due and the link to the editor. Not while an emailed link is open: an invalid token would reload the page.
 */
export async function showMember(): Promise<void> {
  if (OF_EMAILED_LINKS.includes(barePath(currentPath()))) return
  $session.subscribe((session) => {
    if (session.status !== 'member') return
    const { user } = session
    for (const place of document.querySelectorAll<HTMLElement>('[data-fill]')) {
      place.textContent = user[place.dataset['fill'] as 'email' | 'name']
    }
    const due = owes(user.website, new Date())
    for (const mark of document.querySelectorAll<HTMLElement>('[data-due]')) mark.hidden = !due
    for (const link of document.querySelectorAll<HTMLElement>('[data-editor]')) {
      link.hidden = !user.is_editor
    }
  })
  await checkSession()
}

const OF_EMAILED_LINKS: string[] = [paths.verifyEmail, paths.invitation]

export function logOut(): void {
  logOutTo(paths.home)
}
