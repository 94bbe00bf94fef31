import { currentPath } from '#gateways/browser/browser.ts'
import { owes } from '#rules/plan/owes.ts'
import { barePath, paths } from '#rules/paths.ts'
import { keepLanguage } from '#stores/session/keep-language.ts'
import { $session, checkSession, logOutTo } from '#stores/session/session.ts'

/**
 * Asks the panel whether the stored token is still valid, fills in the frame (the agent's name, the mark of a payment due
 * and the link to the editor), and keeps the language that they switch to. Not while an emailed link is open: an invalid token would reload the page.
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
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-language]')
    if (link) void keepLanguage({ language: link.dataset['language'] === 'fr' ? 'fr' : 'en' })
  })
  await checkSession()
}

const OF_EMAILED_LINKS: string[] = [paths.verifyEmail, paths.invitation]

export function logOut(): void {
  logOutTo(paths.home)
}
