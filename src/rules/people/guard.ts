import { accessOf, paths } from '../paths.ts'

/** As much of the logged-in person as decides where they may go. */
export type Guest = {
  /** Logged in only to set a new password. */
  isReset?: boolean
  website?: { base_url?: string | null; plan_end_date?: string | null } | null
}

export const NOT_LOGGED_IN = 'User is not logged in.'
export const RESET_FIRST = 'Please reset password.'
/** For an agent who chose a plan or a template again; the dashboard changes neither. */
export const HAS_WEBSITE =
  'You already have a website. To change its plan or template, please contact us.'

/**
 * What a request's header takes; anything else that is stored as a token is none. Whoever decides where a visitor goes
 * must agree on it, or they would send them to and fro.
 */
export function isToken(stored: string | null | undefined): stored is string {
  return /^[!-~]+$/.test(stored ?? '')
}

/**
 * Where a visitor is sent instead, with what they are told; undefined where they may stay. `member` is undefined while
 * nobody is logged in. `hasChosen`: the address carries a plan or a template for the wizard.
 */
export function guard(
  path: string,
  member: Guest | undefined,
  hasChosen = false
): { to: string; error?: string; warning?: string } | undefined {
  const access = accessOf(path)
  if (access === 'public') return undefined
  if (!member) {
    return access === 'private' ? { to: paths.login, error: NOT_LOGGED_IN } : undefined
  }
  const toDashboard = { to: paths.dashboard, ...(hasChosen && { warning: HAS_WEBSITE }) }
  if (access === 'anonymous') {
    const home = homeOf(member)
    return home === paths.dashboard ? toDashboard : { to: home }
  }
  const bare = path.replace(/\/+$/, '')
  if (member.isReset && bare !== paths.resetPassword) {
    return { to: paths.resetPassword, error: RESET_FIRST }
  }
  const settingUp = bare === paths.accountSetup
  return settingUp && member.website?.base_url ? toDashboard : undefined
}

/** The first page of a logged-in person: the dashboard once their website has a plan, the wizard until then. */
export function homeOf(member: Guest): string {
  return member.website?.plan_end_date ? paths.dashboard : paths.accountSetup
}

/** Where a successful login leads. */
export function afterLogin(login: { isReset: boolean; base_url?: string | null }): string {
  if (login.isReset) return paths.resetPassword
  return login.base_url ? paths.dashboard : paths.accountSetup
}
