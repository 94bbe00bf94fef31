// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Website } from '#contract/entities.ts'
import { setUpDashboardPage, website } from '../../kit/dashboard.ts'
import { fact } from '../../kit/home-page.tsx'
import { siteData } from '../../kit/site-data.ts'

const { left } = setUpDashboardPage('/dashboard/home')

function user(website: Website | null) {
  return {
    api_status: 0,
    name: 'Amara Osei',
    email: 'amara@lakeshore.ca',
    contact: '4165550134',
    referral_code: 'ABCDEFGH',
    totalDiscount: '0%',
    referralWebsites: [],
    website
  }
}

function answer(by: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (request: Request) => by(new URL(request.url).pathname))
}

async function show() {
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  render(<DashboardHome supportEmail="support@maplekey.test" />)
}

const badge = () => document.querySelector('[aria-labelledby="plan-title"] .tag')?.textContent

test('a paid plan is shown with its price, dates and what is left of it', async () => {
  answer(() => Response.json(user(website)))
  await show()
  await screen.findByRole('heading', { level: 1, name: /Amara Osei/ })
  expect(screen.getByText('amara@lakeshore.ca')).toBeTruthy()
  expect(screen.getByText('(416) 555-0134')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'amaraosei.ca' })
  expect(link.innerHTML).toBe('amaraosei<wbr>.ca')
  expect(screen.getByText('rex.ns.maplekey.site')).toBeTruthy()
  expect(screen.getByText('CAD 79.00', { exact: false }).textContent).toBe('CAD 79.00 per month')
  expect([fact('Start date'), fact('End date')]).toEqual(['December 21, 2025', 'December 21, 2026'])
  expect(screen.getByRole('progressbar', { name: '30 days left of 12 months' })).toBeTruthy()
  expect(fact('Plan Status')).toBe('Active')
  expect(badge()).toBe('Active')
  expect(screen.getByText(/^Domain status:/).textContent).toBe('Domain status: Active')
  expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull()
  expect(
    screen.getByRole('link', { name: 'How to update your name servers' }).getAttribute('href')
  ).toBe('/how-to-setup/name-server')
})

test('a plan just bought starts a month later, and says so', async () => {
  answer(() =>
    Response.json(
      user({
        ...website,
        created: new Date().toISOString(),
        plan_end_date: '2027-12-21T15:00:00.000Z'
      })
    )
  )
  await show()
  const bar = await screen.findByRole('progressbar', {
    name: 'Starts in 30 days and runs for 12 months'
  })
  expect([fact('Start date'), fact('End date')]).toEqual(['December 21, 2026', 'December 21, 2027'])
  expect(bar.getAttribute('value')).toBe('0')
})

test('a plan past its end is flagged with a way to renew, a stopped one is inactive', async () => {
  const ended = { ...website, plan_end_date: '2026-11-18T15:00:00.000Z', planStop: true }
  answer(() => Response.json(user({ ...ended, cloudflare_domain_status: 'pending' })))
  await show()
  expect((await screen.findByRole('link', { name: 'Renew' })).getAttribute('href')).toBe(
    '/dashboard/transactions'
  )
  expect(fact('Plan Status')).toBe('Inactive')
  expect(badge()).toBe('Payment due')
  expect(screen.getByText('A payment for your plan is due. Your website is offline.')).toBeTruthy()
  expect(screen.getByText(/^Domain status:/).textContent).toBe('Domain status: Inactive')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a trial is shown as one, with its end', async () => {
  const end = '2026-12-20T15:00:00.000Z'
  answer(() =>
    Response.json(
      user({
        ...website,
        isTrial: true,
        created: '2026-11-20T15:00:00.000Z',
        trial_end_date: end,
        plan_end_date: end
      })
    )
  )
  await show()
  await screen.findByText('Free trial')
  expect(badge()).toBe('Free trial')
  expect([fact('Trial'), fact('Trial End Date')]).toEqual(['Yes', 'December 20, 2026'])
  expect(screen.getByRole('progressbar', { name: '29 days left of 30 days' })).toBeTruthy()
})

test('the card shows the chosen template’s screenshot, or the drawing for an unknown one', async () => {
  const template = { website_name: 'Harbour', screenshot: '/screenshots/harbour.webp' }
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  answer(() => Response.json(user({ ...website, template })))
  const { unmount } = render(
    <DashboardHome picture={<i>drawn</i>} supportEmail="support@maplekey.test" />
  )
  expect((await screen.findByText(/^Wrong domain/)).textContent).toBe(
    'Wrong domain? Use another one under “Your domain”, or email support@maplekey.test.'
  )
  const caption = await screen.findByText('The Harbour template, shown with a sample agent.')
  const picture = caption.closest('figure')?.querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/screenshots/harbour.webp')
  expect(screen.queryByText('drawn')).toBeNull()

  unmount()
  answer(() => Response.json(user(website)))
  const { refreshSession } = await import('#stores/session/session.ts')
  await refreshSession()
  render(<DashboardHome picture={<i>drawn</i>} supportEmail="support@maplekey.test" />)
  expect(await screen.findByText('drawn')).toBeTruthy()
})

test('an agent without a website gets a link to the wizard', async () => {
  answer(() => Response.json(user(null)))
  await show()
  const link = await screen.findByRole('link', { name: 'Continue Registration' })
  expect(link.getAttribute('href')).toBe('/auth/account-setup')
})

test('the rest of the setup is worded as in the wizard', async () => {
  answer((path) => Response.json(path.endsWith('siteData') ? siteData : user(null)))
  await show()
  await screen.findByText('Finish your account setup: about 4 minutes left.')
})

test('DNS Check shows that it is busy, then the new status', async () => {
  let found = () => {}
  const paths: string[] = []
  let status = 'pending'
  answer(async (path) => {
    paths.push(path)
    if (path !== '/api/user/checkDNS')
      return Response.json(user({ ...website, cloudflare_domain_status: status }))
    await new Promise<void>((resolve) => (found = resolve))
    status = 'active'
    return Response.json({ api_status: 0 })
  })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'DNS Check' }))
  const busy = screen.getByRole('button', { name: 'Checking DNS…' })
  fireEvent.click(busy)
  await waitFor(() => expect(paths).toContain('/api/user/checkDNS'))
  await act(async () => found())
  await waitFor(() =>
    expect(screen.getByText(/^Domain status:/).textContent).toBe('Domain status: Active')
  )
  expect(paths.filter((path) => path === '/api/user/checkDNS')).toHaveLength(1)
})

test('a problem found by the DNS check stays on the page', async () => {
  const found = 'Found ns1.other.com. Replace it with ada.ns.maplekey.site.'
  answer((path) =>
    path === '/api/user/checkDNS'
      ? Response.json({ api_status: 409, message: found }, { status: 409 })
      : Response.json(user(website))
  )
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'DNS Check' }))
  const notice = (await screen.findByText('What the DNS check found')).closest('[role]')
  expect(notice?.textContent).toContain(found)
})

test('a panel that is down shows an error with a retry', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch')
  })
  await show()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  answer(() => Response.json(user(website)))
  fireEvent.click(retry)
  await screen.findByRole('heading', { level: 1, name: /Amara Osei/ })
})

test('the page keeps its skeleton until the panel answers', async () => {
  answer(() => new Promise(() => {}))
  await show()
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading your dashboard…')
})

test('a logged-out visitor sees nothing and is sent to the login page', async () => {
  localStorage.clear()
  await show()
  await waitFor(() => expect(left).toEqual(['/auth/login']))
  expect(screen.queryByText('Your website')).toBeNull()
  expect(JSON.parse(sessionStorage.getItem('toast') ?? '')).toEqual({
    kind: 'error',
    message: 'User is not logged in.'
  })
})
