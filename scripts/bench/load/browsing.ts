type Entry = {
  request: {
    method: string
    url: string
    headers: { name: string; value: string }[]
    postData?: { text: string }
  }
}

/** Requests of visitors and agents: pages with their files, shared data and an agent's own data. */
export function browsing(
  origin: string,
  token: string,
  parts: string[]
): { log: { entries: Entry[] } } {
  const pages = [
    '/',
    '/',
    '/',
    '/pricing',
    '/designs',
    '/blog',
    '/blog/1',
    '/contact',
    '/auth/login'
  ]
  const open = [
    ...times(4, '/api/general/siteData'),
    ...times(2, '/api/general/blog?limit=10&offset=0'),
    '/api/general/blog/1',
    '/api/general/policy?policy_name=privacy-policy'
  ]
  const own = [
    '/api/user/plan',
    '/api/payment/transactions',
    '/api/payment/paymentMethods',
    '/api/user/goLive'
  ]
  const br = { name: 'accept-encoding', value: 'br' }
  const bearer = { name: 'authorization', value: `Bearer ${token}` }
  const get = (path: string, ...headers: Entry['request']['headers']): Entry => ({
    request: { method: 'GET', url: origin + path, headers: [br, ...headers] }
  })
  const me: Entry = {
    request: {
      method: 'POST',
      url: `${origin}/api/user/accessTokenLoginWeb`,
      headers: [br, bearer, { name: 'content-type', value: 'application/json' }],
      postData: { text: '{}' }
    }
  }
  const entries = [
    ...pages.map((path) => get(path)),
    ...parts.slice(0, 12).map((path) => get(path)),
    ...open.map((path) => get(path)),
    ...own.map((path) => get(path, bearer)),
    me,
    me
  ]
  return { log: { entries } }
}

function times(count: number, path: string): string[] {
  return Array.from({ length: count }, () => path)
}
