import * as paths from './addresses.ts'

export { paths }

/** A built page's file name as the address people see: '/blog.html' and '/blog/' are '/blog'. */
export function barePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/'
}

export type Access = 'public' | 'private' | 'anonymous'

/** In either language. As short as they are because every guarded page has them in its first bytes. */
const PRIVATE = /^(\/fr)?\/(auth\/account-setup\/*$|(dashboard|editor)(\/|$))/
const ANONYMOUS = /^(\/fr)?\/auth\/(login|register|forgotPassword|verify-email)\/*$/

/** `anonymous` pages are for people who are not logged in; `private` ones for those who are. */
export function accessOf(path: string): Access {
  return PRIVATE.test(path) ? 'private' : ANONYMOUS.test(path) ? 'anonymous' : 'public'
}

/** What an agent passes on to others: `{site}/auth/register?referral_code={code}`. */
export function referralLink(site: string, code: string): string {
  return `${site}${paths.register}?referral_code=${encodeURIComponent(code)}`
}

export function receiptPath(transactionId: string): string {
  return `${paths.receipt}?transaction_id=${encodeURIComponent(transactionId)}`
}

export function leadPath(lead_id: string): string {
  return `${paths.lead}?lead_id=${encodeURIComponent(lead_id)}`
}
