/** Every address of the product, and who may open it. */
export const paths = {
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
  nameServerGuide: '/how-to-setup/name-server',
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgotPassword',
  logout: '/auth/logout',
  accountSetup: '/auth/account-setup',
  dashboard: '/dashboard/home',
  billing: '/dashboard/transactions',
  paymentMethods: '/dashboard/payment-methods',
  resetPassword: '/dashboard/reset-password',
  dashboardHowToSetup: '/dashboard/how-to-setup',
  referEarn: '/dashboard/refer-earn'
} as const

export type Access = 'public' | 'private' | 'anonymous'

/** `anonymous` pages are for people who are not logged in; `private` ones for those who are. */
export function accessOf(path: string): Access {
  const bare = path.replace(/\/+$/, '') || '/'
  if (bare === paths.accountSetup || `${bare}/`.startsWith('/dashboard/')) return 'private'
  const anonymous: string[] = [paths.login, paths.register, paths.forgotPassword, paths.verifyEmail]
  return anonymous.includes(bare) ? 'anonymous' : 'public'
}
