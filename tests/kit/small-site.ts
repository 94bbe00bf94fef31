import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishSite, type PublishOptions } from '#publish/publish-site.ts'
import { fetchOverHttp } from '#publish/snapshot/panel-client.ts'
import { startContentPanel } from './content-panel.ts'
import { tree } from './tree.ts'

/** A stand-in for Astro's build: writes a script named by its content, and the server. */
const ASTRO = `
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const out = process.argv.at(-1)
const look = readFileSync('src/look.txt', 'utf8')
if (look.startsWith('broken')) { console.error('this page is broken'); process.exit(1) }
mkdirSync(out + '/client/_astro', { recursive: true })
mkdirSync(out + '/server')
const name = 'base.' + createHash('md5').update(look).digest('hex').slice(0, 8) + '.js'
writeFileSync(out + '/client/_astro/' + name, '// ' + look)
cpSync('public', out + '/client', { recursive: true })
cpSync('src/server.mjs', out + '/server/entry.mjs')
writeFileSync(out + '/server/french-scripts.json', JSON.stringify({ ['/_astro/' + name]: '/_astro/' + name }))
writeFileSync(out + '/server/look.json', JSON.stringify({ script: name, look }))`

/** A stand-in for scripts/build/server-entry.ts, with short pages. */
const SERVER = `
import { readFileSync } from 'node:fs'
const { look, script } = JSON.parse(readFileSync(new URL('look.json', import.meta.url), 'utf8'))
const read = (file) => readFileSync(process.env.SNAPSHOT + '/' + file, 'utf8')
let known
const french = () => JSON.parse(read('site.json')).french?.posts ?? []
const content = () => (known ??= listed(JSON.parse(read('posts.json'))))
const listed = (posts) => ({ posts, lists: Array.from({ length: Math.ceil(posts.length / 3) || 1 }, (_, at) => posts.slice(at * 3, at * 3 + 3)) })
const shown = (items) => items.map(({ post_id, post_title }) => '<a href="/blog/' + post_id + '">' + post_title + '</a>').join('')
const page = (title, inside) => '<!doctype html><html lang="en"><head><title>' + title + ' ' + look.trim() + '</title></head><body><main id="main"><section>' + inside + '</section></main><script type="module" src="/_astro/' + script + '"></script></body></html>'
function body(path) {
  const { lists, posts } = content()
  if (path.endsWith('.xml')) return '<xml>' + shown(posts) + '</xml>'
  const [, inFrench] = /^\\/fr\\/blog\\/(\\d+)/.exec(path) ?? []
  if (inFrench) { const { digest, post_title } = french().find(({ post_id }) => post_id === Number(inFrench)); return page(post_title, read('bodies/' + inFrench + '-' + digest + '.html')) }
  const [, id] = /^\\/blog\\/(\\d+)/.exec(path) ?? []
  const [, number] = /^\\/blog\\/page\\/(\\d+)/.exec(path) ?? []
  if (id) { const post = posts.find(({ post_id }) => post_id === Number(id)); return page(post.post_title, read('bodies/' + id + '-' + post.digest + '.html')) }
  if (number) return page('Blog', shown(lists[number - 1]))
  if (path === '/blog') return page('Blog', shown(lists[0]))
  return page(path, JSON.parse(read('site.json')).siteData.faq.map(({ faq_title }) => faq_title).join())
}
export const addresses = () => [
  ...['/', '/404', '/pricing', '/blog'].map((path) => ({ isPage: true, path })),
  ...['/rss.xml', '/sitemap.xml'].map((path) => ({ isPage: false, path })),
  ...content().posts.map(({ digest, post_id }) => ({ isPage: true, path: '/blog/' + post_id, key: digest })),
  ...french().map(({ digest, post_id }) => ({ isPage: true, path: '/fr/blog/' + post_id, key: digest })),
  ...content().lists.slice(1).map((items, at) => ({ isPage: true, path: '/blog/page/' + (at + 2), key: JSON.stringify(items) }))
]
export async function render(path) {
  if ([...content().posts, ...french()].some(({ post_title }) => post_title === 'unrenderable')) throw new Error('this post can’t be rendered')
  if (look.startsWith('unlit') && path === '/404') throw new Error('no light here')
  const headers = { 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'" }
  return new Response(body(path), { headers, status: path === '/404' ? 404 : 200 })
}`

/** A small site of a stand-in panel's posts, which the real publisher publishes. */
export async function smallSite(posts: number) {
  const panel = await startContentPanel(posts)
  const root = tree({
    'node_modules/astro/bin/astro.mjs': ASTRO,
    'public/icon.svg': '<svg/>',
    'src/look.txt': 'plain',
    'src/server.mjs': SERVER
  })
  const reported: Parameters<PublishOptions['report']>[] = []
  const publish = (more: Partial<PublishOptions> = {}) =>
    publishSite({
      root,
      store: join(root, 'dist'),
      env: { PATH: process.env['PATH'], SITE_URL: 'http://small.test' },
      fetchPanel: fetchOverHttp(panel.base),
      report: (...progress) => reported.push(progress),
      ...more
    })
  return {
    ...panel,
    publish,
    store: join(root, 'dist'),
    reported,
    /** Changes the code, and so every page. */
    paint: (look: string) => writeFileSync(join(root, 'src/look.txt'), look)
  }
}

/** The hashes of the live release's files and of the assets, by path. */
export function releaseFiles(store: string): Record<string, string> {
  const release = realpathSync(join(store, 'current'))
  const shown = [
    ...below(release).map((file) => [file, join(release, file)] as const),
    ...below(join(store, 'assets')).map((file) => [file, join(store, 'assets', file)] as const)
  ].filter(([file]) => file !== 'release.json')
  return Object.fromEntries(
    shown.map(([file, path]) => [file, createHash('md5').update(readFileSync(path)).digest('hex')])
  )
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
}
