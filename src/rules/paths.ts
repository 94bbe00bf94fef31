/** The addresses the guard sends people to and from. Apart, as every page carries them in its first bytes. */
export const guardedPaths = {
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgotPassword',
  accountSetup: '/auth/account-setup',
  dashboard: '/dashboard/home',
  resetPassword: '/dashboard/reset-password'
} as const

/** Every address of the product. */
export const paths = {
  ...guardedPaths,
  home: '/',
  designs: '/designs',
  about: '/about',
  blog: '/blog',
  pricing: '/pricing',
  contact: '/contact',
  faq: '/faq',
  privacyPolicy: '/policies/privacy-policy',
  cookiePolicy: '/policies/cookie-policy',
  howToSetup: '/how-to-setup/list',
  googleKeysGuide: '/how-to-setup/google-keys',
  nameServerGuide: '/how-to-setup/name-server',
  agentAgreementGuide: '/how-to-setup/agent-agreement',
  logout: '/auth/logout',
  billing: '/dashboard/transactions',
  paymentMethods: '/dashboard/payment-methods',
  dashboardHowToSetup: '/dashboard/how-to-setup',
  referEarn: '/dashboard/refer-earn',
  receipt: '/dashboard/receipt'
} as const

/** A post, or a page of the list after the first. */
export function postPath(postId: number): string {
  return `${paths.blog}/${postId}`
}

export function blogPagePath(page: number): string {
  return page === 1 ? paths.blog : `${paths.blog}/page/${page}`
}

export function designsPagePath(page: number): string {
  return page === 1 ? paths.designs : `${paths.designs}/${page}`
}

export function policyPath(policyName: string): string {
  return `/policies/${policyName}`
}

/** A built page's file name as the address people see: '/blog.html' and '/blog/' are '/blog'. */
export function barePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/'
}

export type Access = 'public' | 'private' | 'anonymous'

/** `anonymous` pages are for people who are not logged in; `private` ones for those who are. */
export function accessOf(path: string): Access {
  const bare = path.replace(/\/+$/, '') || '/'
  if (bare === guardedPaths.accountSetup || `${bare}/`.startsWith('/dashboard/')) return 'private'
  const { forgotPassword, login, register, verifyEmail } = guardedPaths
  const anonymous: string[] = [login, register, forgotPassword, verifyEmail]
  return anonymous.includes(bare) ? 'anonymous' : 'public'
}

/** What an agent passes on to others: `{site}/auth/register?referral_code={code}`. */
export function referralLink(site: string, code: string): string {
  return `${site}${guardedPaths.register}?referral_code=${encodeURIComponent(code)}`
}

export function receiptPath(transactionId: string): string {
  return `${paths.receipt}?transaction_id=${encodeURIComponent(transactionId)}`
}
