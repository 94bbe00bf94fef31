// The page that an island is on.
export { currentOrigin, currentPath, reload } from '#gateways/browser/browser.ts'
