/** False while the browser knows that nothing can be reached. */
export { $online } from '#gateways/browser/page-life.ts'
