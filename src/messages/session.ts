import type { Translated } from './language.ts'

/** Apart from the log-in's texts, as every page loads it. */
const en = {
  /** For an agent who chose a plan or a template again; the dashboard changes only the template. */
  hasWebsite:
    'You already have a website. You can switch its template on your dashboard; to change its plan, please contact us.',
  loggedOut: 'User logout successfully',
  notLoggedIn: 'User is not logged in.',
  resetFirst: 'Please reset password.'
}

export const sessionMessages: Translated<typeof en> = { en }
