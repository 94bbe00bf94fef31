const ADDRESS_MAX = 2000
/** Stands for whatever site it is: a path must not lead away from it. */
const SITE = 'https://site.invalid'

const BUILT = /^\/(_astro|og)(\/|$)/i

/** Whether it is a file of the build: its name changes with every build, so content that names one would soon show nothing. */
export function isBuiltFile(address: string): boolean {
  if (!URL.canParse(address, SITE)) return false
  const { origin, pathname } = new URL(address, SITE)
  return origin === SITE && BUILT.test(pathname)
}

/** Whether it is an address that a page can show a picture from: a path of the site, or https elsewhere. */
export function isImageAddress(address: string): boolean {
  return isPath(address) || isWholeAddress(address, ['https:'])
}

/** Whether it is an address that a page can link to: a path of the site, or http elsewhere. */
export function isLinkAddress(address: string): boolean {
  return isPath(address) || isWholeAddress(address, ['https:', 'http:'])
}

function isPath(path: string): boolean {
  if (!isPlain(path) || !/^\/(?!\/)/.test(path) || !URL.canParse(path, SITE)) return false
  return new URL(path, SITE).origin === SITE && !isBuiltFile(path)
}

/** Names and passwords before a host are how a link pretends to be somewhere else. */
function isWholeAddress(address: string, protocols: readonly string[]): boolean {
  if (!isPlain(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address))
    return false
  const { hostname, password, protocol, username } = new URL(address)
  return protocols.includes(protocol) && hostname !== '' && !username && !password
}

/** A browser drops blanks and turns backslashes around: what it opens must be what is written. */
function isPlain(address: string): boolean {
  return address.length <= ADDRESS_MAX && !/[\s\\\p{C}]/u.test(address)
}
