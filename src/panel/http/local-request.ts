/** A direct loopback connection under a local name: no proxy, and no DNS rebinding. */
export function isLocalRequest(call: {
  peer: string | undefined
  host: string | undefined
  forwarded: unknown
}): boolean {
  const isLoopback = /^((::ffff:)?127\.|::1$)/.test(call.peer ?? '')
  const isOwnName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(call.host ?? '')
  return isLoopback && isOwnName && call.forwarded === undefined
}
