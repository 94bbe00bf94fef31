import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { SiteFigures } from '#contract/site-figures.ts'
import { siteData } from './site-data.ts'

export type StoredPost = {
  post_id: number
  post_title: string
  post_excerpt: string
  post_main_image: string | null
  post_description: string
  created: string
}

/** What the stand-in does with its next call to a path. */
export type Fault =
  | 'empty'
  | 'half'
  | 'html'
  | 'silent'
  | 'torn'
  | 'wrong'
  | { status: number }
  /** Something that happens while it is asked; the call is answered as it was before. */
  | { meanwhile: () => void }

export type StoredContent = Awaited<ReturnType<typeof startContentPanel>>['content']

/** A local server with the calls a site is built from, and with faults that a test sets. */
export async function startContentPanel(amount: number) {
  const posts = Array.from({ length: amount }, (_, at) => postOf(at + 1))
  const content = {
    posts,
    pictures: new Map<string, Buffer>(),
    policies: new Map(
      ['privacy-policy', 'cookie-policy'].map((name) => [
        name,
        { title: name, content: '<p>We keep little.</p>' }
      ])
    ),
    site: structuredClone(siteData),
    figures: {} as SiteFigures,
    /** The posts that have French, of a panel that answers in French. */
    french: undefined as StoredPost[] | undefined,
    /** Whether it has more than the specified calls. */
    hasBulk: true
  }
  const faults: { path: RegExp; fault: Fault }[] = []
  const calls: string[] = []

  function answerTo(
    { pathname, searchParams: query }: URL,
    posts: StoredPost[]
  ): object | Buffer | undefined {
    const [, , call = '', id] = pathname.split('/')
    if (call === 'siteData') return content.site
    if (call === 'policy') return content.policies.get(query.get('policy_name') ?? '')
    if (call === 'pictures') return content.pictures.get(id ?? '')
    if (call === 'blog' && id) return posts.find((one) => one.post_id === Number(id))
    if (call === 'blog') {
      const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
      const data = posts.toReversed().slice(offset, offset + limit)
      return { data, total_count: posts.length }
    }
    if (!content.hasBulk) return undefined
    if (call === 'siteFigures') return content.figures
    if (call === 'policyIndex')
      return { data: [...content.policies.keys()].map((policy_name) => ({ policy_name })) }
    if (call === 'blogIndex') {
      const later = posts.filter(({ post_id }) => post_id > Number(query.get('after')))
      return { data: later.slice(0, Number(query.get('limit'))).map(listed) }
    }
    const ids = (query.get('post_ids') ?? '').split(',').map(Number)
    return { data: posts.filter(({ post_id }) => ids.includes(post_id)).map(withDigest) }
  }

  function send(out: ServerResponse, answer: object | Buffer | undefined, fault?: Fault): void {
    if (fault === 'silent') return
    if (fault === 'html') return void out.end('<h1>Somebody else’s page</h1>')
    if (fault === 'empty') return void out.end()
    if (fault === 'wrong') return void out.end('{"data": "none", "plans": 7}')
    if (typeof fault === 'object' && 'status' in fault) out.statusCode = fault.status
    else if (answer === undefined) out.statusCode = 404
    if (answer instanceof Buffer)
      return void out.setHeader('content-type', 'image/webp').end(answer)
    const bytes = Buffer.from(JSON.stringify(out.statusCode === 200 ? answer : { api_status: 1 }))
    if (fault === 'half') return void out.end(bytes.subarray(0, bytes.length / 2))
    if (fault !== 'torn') return void out.end(bytes)
    out.writeHead(200, { 'content-length': bytes.length })
    out.write(bytes.subarray(0, bytes.length / 2), () => out.destroy())
  }

  const server = createServer((call, out) => {
    calls.push(call.url ?? '')
    const at = faults.findIndex(({ path }) => path.test(call.url ?? ''))
    const [{ fault } = { fault: undefined }] = at < 0 ? [] : faults.splice(at, 1)
    const isFrench = content.french && call.headers['accept-language'] === 'fr-CA'
    if (isFrench) out.setHeader('content-language', 'fr-CA')
    const posts = (isFrench && content.french) || content.posts
    const answer = answerTo(new URL(call.url ?? '', 'http://panel'), posts)
    if (typeof fault === 'object' && 'meanwhile' in fault) fault.meanwhile()
    send(out, answer, fault)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    content,
    isSilent: (path: string) => faults.some((one) => one.fault === 'silent' && one.path.test(path)),
    /** Sets the faults of the next calls to a path, one per call. */
    break: (path: RegExp, ...list: Fault[]) =>
      void faults.push(...list.map((fault) => ({ path, fault })))
  }
}

export function postOf(post_id: number, change: Partial<StoredPost> = {}): StoredPost {
  return {
    post_id,
    post_title: `Post ${post_id}`,
    post_excerpt: 'What it is about.',
    post_main_image: null,
    post_description: `<p>The text of post ${post_id}.</p>`,
    created: new Date(Date.UTC(2026, 0, post_id)).toISOString(),
    ...change
  }
}

function withDigest(post: StoredPost) {
  const digest = createHash('sha256').update(JSON.stringify(post)).digest('hex')
  return { digest, ...post }
}

function listed(post: StoredPost) {
  const { post_description: _, ...rest } = withDigest(post)
  return rest
}
