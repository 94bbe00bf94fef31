import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { siteData } from './site-data.ts'

/** The requests of the page under test, and the URLs it navigated to. */
export const sent: Record<string, unknown>[] = []
const left: string[] = []

/** Clears storage and reloads all modules before each test. */
export function resetAccountPage(): void {
  beforeEach(() => {
    vi.resetModules()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
    sent.length = 0
    left.length = 0
    vi.spyOn(window.location, 'replace').mockImplementation((to) => void left.push(String(to)))
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Fakes a panel without the human check; `by` answers every call except siteData. */
export function answer(by: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/siteData')) {
      const websiteConfig = { ...siteData.websiteConfig, humanCheck: { kind: 'off' } }
      return Response.json({ ...siteData, websiteConfig })
    }
    if (request.method === 'POST') sent.push(await request.json())
    return by(pathname)
  })
}
export const refuse = (api_status: number, message: string, more: object = {}) =>
  answer(() => Response.json({ api_status, message, ...more }, { status: api_status }))

/** Renders the page at this path, hydrated. */
export async function open(path: string) {
  window.history.replaceState(null, '', path)
  const { Login } = await import('#islands/auth/login.tsx')
  const { Register } = await import('#islands/auth/register.tsx')
  const { ForgotPassword } = await import('#islands/auth/forgot-password.tsx')
  const { VerifyEmail } = await import('#islands/auth/verify-email.tsx')
  const { ResetPassword } = await import('#islands/auth/reset-password.tsx')
  const pages: Record<string, ComponentType> = {
    login: Login,
    register: Register,
    forgotPassword: ForgotPassword,
    'verify-email': VerifyEmail,
    'reset-password': ResetPassword
  }
  const Page = pages[/[\w-]+(?=[?#]|$)/.exec(path)?.[0] ?? ''] ?? Login
  render(<Page />)
  await act(async () => {})
}

export const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
export const type = (label: string, value: string) => {
  fireEvent.change(box(label), { target: { value } })
  fireEvent.input(box(label))
}
export const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}
export const errorOf = (label: string) => {
  const ids = box(label).getAttribute('aria-describedby')?.split(' ') ?? []
  const id = ids.find((one) => one.endsWith('-error'))
  return id ? document.getElementById(id)?.textContent : undefined
}
export const autofill = () =>
  [...document.querySelectorAll('input')].map(({ name, autocomplete }) => `${name} ${autocomplete}`)
