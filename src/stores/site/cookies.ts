/** What the cookie banner was answered: true is accepted, false declined, undefined not yet. */
export { $cookieAccepted } from '#gateways/storage/saved.ts'
