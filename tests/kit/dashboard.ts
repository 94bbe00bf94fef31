import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { User, Website } from '#contract/entities.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')

/** A paid website, one month before its plan ends. */
export const website: Website = {
  website_id: 7,
  website_name: 'Amara Osei',
  base_url: 'amaraosei.ca',
  subdomain: 'amaraosei.maplekey.site',
  cloudflare_dns: 'ada.ns.maplekey.site, rex.ns.maplekey.site',
  cloudflare_domain_status: 'active',
  isTrial: false,
  trial_end_date: null,
  planStop: false,
  plan_price: 79,
  created: '2025-11-21T15:00:00.000Z',
  plan_end_date: '2026-12-21T15:00:00.000Z',
  plan: { plan_id: 2, plan_name: 'Professional', duration: 12 }
}

export const amara: User = {
  name: 'Amara Osei',
  email: 'amara@lakeshore.ca',
  contact: '4165550134',
  referral_code: 'AB2CD3EF',
  totalDiscount: '0%',
  referralWebsites: [],
  website
}

type Asked = { path: string; method: string; body: unknown; key: string | null }

/** Sets up a logged-in page of the dashboard at NOW; each test supplies the panel's responses. */
export function setUpDashboardPage(path: string) {
  const page = {
    /** URLs that the page navigated to. */
    left: [] as string[],
    /** Requests to the panel, in order. */
    asked: [] as Asked[]
  }
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('access_token', 'tok')
    window.history.replaceState(null, '', path)
    page.left.length = 0
    page.asked.length = 0
    for (const leave of ['assign', 'replace'] as const) {
      vi.spyOn(window.location, leave).mockImplementation((to) => void page.left.push(String(to)))
    }
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  type Answer = object | (() => object | Promise<object>)
  /** Responds by 'METHOD /path', with `api_status` as the status if truthy; others get a 404. */
  function answer(answers: Record<string, Answer>) {
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname } = new URL(request.url)
      const path = pathname.replace('/api', '')
      const text = await request.text()
      page.asked.push({
        path,
        method: request.method,
        body: text ? JSON.parse(text) : undefined,
        key: request.headers.get('idempotency-key')
      })
      const named = answers[`${request.method} ${path}`] ?? {
        api_status: 404,
        message: 'Not here.'
      }
      const body = typeof named === 'function' ? await named() : named
      const status = 'api_status' in body ? Number(body.api_status) || 200 : 200
      return Response.json(body, { status })
    })
  }
  return { ...page, answer }
}

export const userAnswer = (user: User = amara) => ({
  'POST /user/accessTokenLoginWeb': { api_status: 0, ...user }
})
