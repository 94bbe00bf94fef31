const PATH = '/_site/unsubscribe/'

/** Where a reader of an agent's emails unsubscribes, on the agent's own host. */
export function unsubscribePath(token: string): string {
  return PATH + token
}

/** The token in such an address; undefined for any other. */
export function readUnsubscribePath(path: string): string | undefined {
  return path.startsWith(PATH) ? path.slice(PATH.length) : undefined
}
