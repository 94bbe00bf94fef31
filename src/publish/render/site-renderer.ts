// Renders single pages with the code that Astro has built (scripts/build/page-renderer.ts), in a moment and without Vite.
// What Astro hands its own prerenderer while it builds is handed over here from renderer/pages.json.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Params = Record<string, string | number | undefined>
type Route = {
  component: string
  /** Undefined where the address has a changing part. */
  pathname?: string
  route: string
  segments: { content: string; dynamic: boolean; spread: boolean }[][]
  type: string
}
type Paths = { params: Params; cacheKey?: unknown }[]
type App = {
  getComponentByRoute: (
    route: Route
  ) => Promise<{ getStaticPaths?: (options: object) => Paths | Promise<Paths> }>
  manifest: { routes: { routeData: Route }[] }
  render: (request: Request, options: { routeData: Route }) => Promise<Response>
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
}
type Built = { origin: string; styles: Record<string, object[]> }

export type Address = {
  /** Where its file lies in a release, e.g. 'blog/1.html'. */
  file: string
  /** Says of what the page is made; undefined where it may be of all that there is. */
  key: string | undefined
}

export type Rendered = { body: string; policy: string | undefined }

export type SiteRenderer = {
  /** What there is to render of the snapshot, which is read now. */
  addresses: () => Promise<readonly Address[]>
  /** @throws whatever the page throws, and where it answers anything but 200, or 404 for the page that says so. */
  render: (file: string) => Promise<Rendered>
}

const LOST = '404.html'
const DIGESTS_MAX = 1000

/** `folder`: the renderer of a bundle. The snapshot is the one that SNAPSHOT names. */
export async function openRenderer(folder: string): Promise<SiteRenderer> {
  const { entry, origin, styles } = readBuilt(folder)
  rememberDigests()
  const { app } = (await import(pathToFileURL(join(folder, entry)).href)) as { app: App }
  app.setInternals({
    pagesByKeys: new Map(Object.entries(styles).map(([page, all]) => [page, { styles: all }]))
  })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: complaints } } })

  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ component }) => !component.startsWith('astro-'))
    .map((route) => ({ files: filesOf(route), route }))
  // Now, as whoever opens a renderer has to wait for the snapshot anyway.
  await Promise.all(routes.map(({ route }) => app.getComponentByRoute(route)))

  return {
    async addresses() {
      const addresses: Address[] = []
      for (const { route } of routes) {
        for (const { key, pathname } of await pathsOf(app, route)) {
          addresses.push({ file: fileOf(pathname, route), key })
        }
      }
      return addresses
    },
    async render(file) {
      const known = routes.find(({ files }) => files.test(file))
      if (!known) throw new Error(`There is no page for ${file}.`)
      const request = new Request(new URL(`/${file}`, origin))
      const response = await app.render(request, { routeData: known.route })
      if (response.status !== 200 && !(response.status === 404 && file === LOST)) {
        throw new Error(`${file} answers ${response.status} while it is rendered.`)
      }
      return {
        body: await response.text(),
        policy: response.headers.get('content-security-policy') ?? undefined
      }
    }
  }
}

/** Astro asks for the digests of the same few words for every page, and each question costs as much as a tenth of the page. */
function rememberDigests(): void {
  const { subtle } = crypto
  const ask = subtle.digest.bind(subtle)
  const known = new Map<string, Promise<ArrayBuffer>>()
  subtle.digest = (algorithm, data) => {
    const key = `${JSON.stringify(algorithm)}${Buffer.from(data as Uint8Array).toString('latin1')}`
    const digest = known.get(key) ?? ask(algorithm, data)
    if (known.size < DIGESTS_MAX) known.set(key, digest)
    return digest
  }
}

function readBuilt(folder: string): Built & { entry: string } {
  return JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Built & { entry: string }
}

async function pathsOf(
  app: App,
  route: Route
): Promise<{ pathname: string; key: string | undefined }[]> {
  if (route.pathname !== undefined) return [{ pathname: route.pathname, key: undefined }]
  const { getStaticPaths } = await app.getComponentByRoute(route)
  const paths = await getStaticPaths?.({ routePattern: route.route })
  if (!paths) throw new Error(`${route.component} says no paths.`)
  return paths.map(({ cacheKey, params }) => ({
    pathname: withParams(route, params),
    key: typeof cacheKey === 'string' ? digest(cacheKey) : undefined
  }))
}

/** The files that a route's pages have, without asking it for all of them. */
function filesOf(route: Route): RegExp {
  const { pathname, segments, type } = route
  if (pathname !== undefined) return new RegExp(`^${quoted(fileOf(pathname, route))}$`)
  const path = segments.map((segment) =>
    segment
      .map(({ content, dynamic, spread }) => (spread ? '.*' : dynamic ? '[^/]+' : quoted(content)))
      .join('')
  )
  return new RegExp(
    `^${path.join('/').replaceAll('/.*', '(/.*)?')}${type === 'endpoint' ? '' : '\\.html'}$`
  )
}

function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function withParams({ segments }: Route, params: Params): string {
  const parts = segments.map((segment) =>
    segment
      .map(({ content, dynamic, spread }) =>
        dynamic ? (params[spread ? content.replace('...', '') : content] ?? '') : content
      )
      .join('')
  )
  return `/${parts.filter((part) => part !== '').join('/')}`
}

function fileOf(pathname: string, { type }: Route): string {
  if (type === 'endpoint') return pathname.slice(1)
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** What Astro says while it renders. */
const complaints = {
  write(message: { level: string; message: string }): void {
    if (message.level === 'error' || message.level === 'warn') console.error(message.message)
  }
}
