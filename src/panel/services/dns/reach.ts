import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { fetchPage, formPost, type Page, type PageAnswer } from './https-page.ts'
import { publicAddress } from './public-address.ts'
import type { Resolver } from './resolver.ts'

/** The port to agents' websites as the internet sees them. */
export type Reach = {
  /** Whether the internet reached this installation under its sites' domain, at the last check. */
  isPublic(): boolean
  /** Fetches the probe host through the public address, and remembers the result. */
  check(): Promise<void>
  /** Answers the probe host. */
  answerProbe(nonce: string): string | undefined
  /** The free address of a website. */
  addressOf(subdomain: string): string
  /** What visitors get at the free address. */
  atFreeAddress(subdomain: string): Promise<Seen>
  /** What our hosting answers for a host that doesn't point to it yet. */
  atTarget(host: string, subdomain: string): Promise<Seen>
  /** What visitors get at https://host. */
  asVisitor(host: string): Promise<Seen>
  /** Opens a page of a website of ours as a visitor does, or sends its form. */
  visit(host: string, request: Visit): Promise<PageAnswer | { problem: 'private-address' }>
  /** The page at a host that isn't ours, and its title. */
  otherPage(host: string): Promise<{ html: string } | undefined>
}

/**
 * One of our pages, with its website's id, or why there is none. `isClosed`: the website answers and shows no
 * page of its own just now, since it is unpublished, suspended or forwarded.
 */
export type Seen =
  | { website_id: number; isClosed?: true }
  | { problem: 'certificate' | 'no-answer' | 'other-page' | 'private-address' }

type Visit = { path: string; form?: Readonly<Record<string, string>> }

export const PROBE_LABEL = 'probe'
export const PROBE_PATH = '/_site/reach'

/** Only this installation knows the secret, so another server can't answer in its place. */
export function answerProbe(secret: string, nonce: string): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url')
}

type Answer = PageAnswer | { problem: 'private-address' }

type Asked = Partial<Visit> & { at?: string; protocol?: 'http:' | 'https:' }

export type PublicReachOptions = {
  resolver: Resolver
  sitesDomain: string
  secret: string
  /** In tests: a server that stands in for every host, and its certificate authority. */
  test?: { address: string; port: number; ca: string | undefined } | undefined
}

/** Over the public internet. Refuses private addresses, so that no domain makes us ask our own network. */
export function publicReach(options: PublicReachOptions): Reach {
  const { resolver, secret, sitesDomain, test } = options
  let isPublic = false
  const freeHost = (subdomain: string) => `${subdomain}.${sitesDomain}`

  async function ask(
    host: string,
    { at = host, form, path = '/', protocol = 'https:' }: Asked = {}
  ): Promise<Answer> {
    const address = test ? test.address : await publicAddress(resolver, at)
    if (address === undefined) return { problem: 'no-answer' }
    if (address === 'private') return { problem: 'private-address' }
    const port = test?.port ?? (protocol === 'https:' ? 443 : 80)
    const post = formPost(form)
    return fetchPage({ protocol, host, servername: at, path, post, address, port, ca: test?.ca })
  }

  /** Follows a redirect between a host and its www host, and no other. */
  async function see(host: string, at?: string): Promise<Answer> {
    const first = await ask(host, at === undefined ? {} : { at })
    if (!isTwinRedirect(first, host)) return first
    const twin = twinOf(host)
    return ask(twin, { at: at ?? twin })
  }

  return {
    isPublic: () => isPublic,
    async check() {
      const nonce = randomBytes(16).toString('hex')
      const path = `${PROBE_PATH}?nonce=${nonce}`
      const answer = await ask(freeHost(PROBE_LABEL), { path })
      isPublic = 'status' in answer && answer.status === 200 && isProof(answer, secret, nonce)
    },
    answerProbe: (nonce) => answerProbe(secret, nonce),
    addressOf: (subdomain) => `https://${freeHost(subdomain)}`,
    atFreeAddress: async (subdomain) => seenIn(await ask(freeHost(subdomain))),
    atTarget: async (host, subdomain) => seenIn(await see(host, freeHost(subdomain))),
    async asVisitor(host) {
      const answer = await see(host)
      return closedIn(answer) ?? seenIn(answer)
    },
    visit: (host, request) => ask(host, request),
    async otherPage(host) {
      const secure = await ask(host)
      if ('status' in secure) return secure
      const plain = await ask(host, { protocol: 'http:' })
      return 'status' in plain ? plain : undefined
    }
  }
}

/** On a machine that nobody else reaches: websites open on its own port, and no domain does. */
export function localReach({
  siteUrl,
  sitesDomain
}: {
  siteUrl: string
  sitesDomain: string
}): Reach {
  const port = Number(new URL(siteUrl).port || 80)
  const addressOf = (subdomain: string) => websiteUrl(`${subdomain}.${sitesDomain}`, siteUrl)
  const nobody = async (): Promise<Seen> => ({ problem: 'no-answer' })
  return {
    isPublic: () => false,
    check: async () => {},
    answerProbe: () => undefined,
    addressOf,
    async atFreeAddress(subdomain) {
      const { host } = new URL(addressOf(subdomain))
      return seenIn(await fetchPage({ protocol: 'http:', host, address: '127.0.0.1', port }))
    },
    atTarget: nobody,
    asVisitor: nobody,
    visit: (host, { form, path }) => {
      const post = formPost(form)
      return fetchPage({ protocol: 'http:', host, path, post, address: '127.0.0.1', port })
    },
    otherPage: async () => undefined
  }
}

function seenIn(answer: Answer): Seen {
  if ('problem' in answer) return answer
  const website_id = websiteIn(answer)
  // A server that fails, perhaps ours, says nothing about the domain.
  if (answer.status >= 500) return { problem: 'no-answer' }
  if (answer.status !== 200 || website_id === undefined) return { problem: 'other-page' }
  return { website_id }
}

/** A website of ours that answers without a page of its own. */
function closedIn(answer: Answer): Seen | undefined {
  if ('problem' in answer || answer.status >= 500 || answer.status === 200) return undefined
  const website_id = websiteIn(answer)
  return website_id === undefined ? undefined : { website_id, isClosed: true }
}

function websiteIn({ site }: Page): number | undefined {
  return /^\d{1,9}$/.test(site) ? Number(site) : undefined
}

function isTwinRedirect(answer: object, host: string): boolean {
  const { location, status } = answer as Partial<Page>
  if (![301, 302, 307, 308].includes(status ?? 0) || !URL.canParse(location ?? '')) return false
  const { hostname, protocol } = new URL(location ?? '')
  return protocol === 'https:' && hostname === twinOf(host)
}

/** 'www.example.ca' and 'example.ca' are each other's. */
function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`
}

function isProof({ html }: Page, secret: string, nonce: string): boolean {
  const [given, wanted] = [Buffer.from(html.trim()), Buffer.from(answerProbe(secret, nonce))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
