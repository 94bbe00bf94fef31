/** False while the browser knows that it is offline. */
export { $online } from '#gateways/browser/page-life.ts'
