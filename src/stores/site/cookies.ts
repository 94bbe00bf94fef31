/** The cookie banner's answer: true accepted, false declined, undefined not answered. */
export { $cookieAccepted } from '#gateways/storage/saved.ts'
