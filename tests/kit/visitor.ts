import { Window } from 'happy-dom'
import { beforeEach, vi } from 'vitest'
import type { TestPanel } from './panel.ts'

export const ORIGIN = 'https://maplekey.test'

/**
 * A browser window for tests that run in Node because they need the panel. Before each test the
 * window, its storage and all modules are new; navigation is recorded instead of performed.
 */
export type Visitor = {
  window: Window
  /** URLs that the page navigated to. */
  visited: string[]
  reloads: number
}

export function freshVisitor(path = '/'): Visitor {
  const visitor: Visitor = { window: new Window(), visited: [], reloads: 0 }
  beforeEach(() => {
    vi.resetModules()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.stubEnv('PUBLIC_PANEL_API_URL', `${ORIGIN}/api`)
    const window = new Window({ url: `${ORIGIN}${path}` })
    visitor.window = window
    visitor.visited = []
    visitor.reloads = 0
    vi.spyOn(window.location, 'replace').mockImplementation((to) => {
      visitor.visited.push(String(to))
    })
    vi.spyOn(window.location, 'reload').mockImplementation(() => {
      visitor.reloads++
    })
    for (const name of ['window', 'document', 'localStorage', 'sessionStorage'] as const) {
      vi.stubGlobal(name, name === 'window' ? window : window[name])
    }
  })
  return visitor
}

type Wire = (path: string, init: RequestInit) => Promise<Response> | Response

/** Routes API calls to `wire`: the real panel or a fake. */
export function connect(wire: Wire): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    return wire(`${pathname}${search}`, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body ? { body } : {})
    })
  })
}

export function connectTo(panel: TestPanel): void {
  connect((path, init) => panel.request(path.replace(/^\/api/, ''), init))
}

/** Makes every API call fail as without a network. */
export function disconnect(): void {
  connect(() => {
    throw new TypeError('Failed to fetch')
  })
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

/** Changes storage as another tab does, with its storage event. */
export function changeElsewhere({ window }: Visitor, key: string, newValue: string | null): void {
  if (newValue === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, newValue)
  window.dispatchEvent(new window.StorageEvent('storage', { key, ...(newValue && { newValue }) }))
}

/** Makes some operations of localStorage throw, as when it is blocked or full. */
export function limitStorage(
  { window }: Visitor,
  refused: readonly ('getItem' | 'setItem' | 'removeItem')[],
  fault = 'SecurityError'
): void {
  const real = window.localStorage
  const limit = (name: 'getItem' | 'setItem' | 'removeItem') =>
    refused.includes(name)
      ? () => {
          throw new DOMException('no', fault)
        }
      : real[name].bind(real)
  const limited = {
    getItem: limit('getItem'),
    setItem: limit('setItem'),
    removeItem: limit('removeItem')
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: limited })
}

/** The panel's response about an agent without a website. */
export function agent(email: string) {
  return {
    api_status: 0,
    name: 'Amara Osei',
    email,
    contact: '4165550134',
    referral_code: 'ABCDEFGH',
    totalDiscount: '0%',
    referralWebsites: [],
    website: null
  }
}
