const ADDRESS_MAX = 2000
/** A stand-in for the site's origin: a path must not leave it. */
const SITE = 'https://site.invalid'

const BUILT = /^\/(_astro|og)(\/|$)/i

/** Whether it is a build file, whose name changes with every build, so content must not link to it. */
export function isBuiltFile(address: string): boolean {
  if (!URL.canParse(address, SITE)) return false
  const { origin, pathname } = new URL(address, SITE)
  return origin === SITE && BUILT.test(pathname)
}

/** Whether a page can show an image from it: a path on the site, or https elsewhere. */
export function isImageAddress(address: string): boolean {
  return isPath(address) || isWholeAddress(address, ['https:'])
}

/** Whether a page can link to it: a path on the site, or http elsewhere. */
export function isLinkAddress(address: string): boolean {
  return isPath(address) || isWholeAddress(address, ['https:', 'http:'])
}

function isPath(path: string): boolean {
  if (!isPlain(path) || !/^\/(?!\/)/.test(path) || !URL.canParse(path, SITE)) return false
  return new URL(path, SITE).origin === SITE && !isBuiltFile(path)
}

/** A user name before the host is how a link pretends to go somewhere else. */
function isWholeAddress(address: string, protocols: readonly string[]): boolean {
  if (!isPlain(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return false
  const { hostname, password, protocol, username } = new URL(address)
  return protocols.includes(protocol) && hostname !== '' && !username && !password
}

/** Browsers drop spaces and flip backslashes; the opened URL must be the written one. */
function isPlain(address: string): boolean {
  return address.length <= ADDRESS_MAX && !/[\s\\\p{C}]/u.test(address)
}
