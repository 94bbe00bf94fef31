import { accessOf, paths } from '../paths.ts'

/** The parts of a logged-in agent that decide where they may go. */
export type Guest = {
  /** Logged in only to set a new password. */
  isReset?: boolean
  website?: { base_url?: string | null; plan_end_date?: string | null } | null
  /** The brokerage's team that they work in. */
  team?: { role: string } | undefined
}

/** Why a visitor is redirected; `sessionMessages` has the sentence. */
export type RedirectToast = {
  kind: 'error' | 'warning'
  why: 'hasWebsite' | 'notLoggedIn' | 'resetFirst'
}

/**
 * Whether a stored value can be a token, that is, fits into a request's header. Every redirect must
 * use this check, or two of them could loop.
 */
export function isToken(stored: string | null | undefined): stored is string {
  return /^[!-~]+$/.test(stored ?? '')
}

/**
 * Where to redirect a visitor, and with which toast; undefined if they may stay. `member` is
 * undefined while logged out. `hasChosen`: the address names a plan or template for the wizard.
 */
export function guard(
  path: string,
  member: Guest | undefined,
  hasChosen = false
): { to: string; toast?: RedirectToast } | undefined {
  const access = accessOf(path)
  if (access === 'public') return undefined
  if (!member) {
    return access === 'private' ? { to: paths.login, toast: NOT_LOGGED_IN } : undefined
  }
  const toDashboard = { to: paths.dashboard, ...(hasChosen && { toast: HAS_WEBSITE }) }
  if (access === 'anonymous') {
    const home = homeOf(member)
    return home === paths.dashboard ? toDashboard : { to: home }
  }
  const bare = path.replace(/\/+$/, '')
  if (member.isReset && bare !== paths.resetPassword) {
    return { to: paths.resetPassword, toast: RESET_FIRST }
  }
  if (member.team && !isForMembers(bare, member.team.role)) return { to: paths.leads }
  const settingUp = bare === paths.accountSetup
  return settingUp && member.website?.base_url ? toDashboard : undefined
}

/** A member has no website of their own: of the dashboard they see the CRM. */
function isForMembers(path: string, role: string): boolean {
  if (path === paths.campaigns || path === paths.sequences) return role === 'assistant'
  return /^(\/fr)?\/(editor|dashboard\/(leads?|privacy|report|reset-password|settings)$)/.test(path)
}

const HAS_WEBSITE: RedirectToast = { kind: 'warning', why: 'hasWebsite' }
const NOT_LOGGED_IN: RedirectToast = { kind: 'error', why: 'notLoggedIn' }
const RESET_FIRST: RedirectToast = { kind: 'error', why: 'resetFirst' }

/** A logged-in agent's first page: the dashboard once their website has a plan, or the wizard; a member's is the CRM. */
export function homeOf(member: Guest): string {
  if (member.team) return paths.leads
  return member.website?.plan_end_date ? paths.dashboard : paths.accountSetup
}

/** The first page after logging in. */
export function afterLogin(login: {
  isReset: boolean
  base_url?: string | null
  team?: Guest['team']
}): string {
  if (login.isReset) return paths.resetPassword
  if (login.team) return paths.leads
  return login.base_url ? paths.dashboard : paths.accountSetup
}
