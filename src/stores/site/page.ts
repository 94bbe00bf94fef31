// The page an island stands on.
export { currentOrigin, currentPath, reload } from '#gateways/browser/browser.ts'
