/** A direct loopback connection under a local name: no proxy, and no DNS rebinding. */
export function isLocalRequest(call: {
  peer: string | undefined
  host: string | undefined
  forwarded: unknown
}): boolean {
  const isOwnName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(call.host ?? '')
  return isLoopback(call.peer ?? '') && isOwnName && call.forwarded === undefined
}

export function isLoopback(address: string): boolean {
  return /^((::ffff:)?127\.|::1$)/.test(address)
}
