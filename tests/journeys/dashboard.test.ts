import { expect } from '@playwright/test'
import { named, openPage } from '../kit/dashboard-pages.ts'
import { test } from '../kit/dated-product.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  expectFits,
  logOut,
  expectToast
} from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

const DESK = { width: 1440, height: 900 }

/** Pages that no other journey shows to axe. */
const CHECKED_HERE = [
  'Brokerage',
  'Sequences',
  'Payment methods',
  'Refer & Earn',
  'Privacy',
  'How to setup',
  'Home'
]

const PAGES = [
  { name: 'Website', path: '/dashboard/website', title: 'Website' },
  { name: 'Brokerage', path: '/dashboard/brokerage', title: 'Brokerage' },
  { name: 'Listings', path: '/dashboard/listings', title: 'Listings' },
  { name: 'Blog posts', path: '/dashboard/posts', title: 'Blog posts' },
  { name: 'Report', path: '/dashboard/report', title: 'Report' },
  { name: 'Sequences', path: '/dashboard/sequences', title: 'Sequences' },
  { name: 'Team', path: '/dashboard/team', title: 'Team' },
  { name: 'Billing', path: '/dashboard/transactions', title: 'Billing' },
  { name: 'Payment methods', path: '/dashboard/payment-methods', title: 'Payment methods' },
  { name: 'Refer & Earn', path: '/dashboard/refer-earn', title: 'Refer & Earn' },
  { name: 'Settings', path: '/dashboard/settings', title: 'Settings' },
  { name: 'Privacy', path: '/dashboard/privacy', title: 'Privacy' },
  { name: 'Reset password', path: '/dashboard/reset-password', title: 'Reset password' },
  { name: 'How to setup', path: '/dashboard/how-to-setup', title: 'User Profile' },
  { name: 'Home', path: '/dashboard/home', title: 'Dashboard' }
]

test('the sidebar opens every page, which also survive Back, a reload and a log-out in another tab @any-screen', async ({
  browserName,
  context,
  page,
  product
}) => {
  await product.openDashboard(page, await product.createAgent())
  await expectToast(page, say('User successfully logged in.'))

  for (const [place, { name, path, title }] of PAGES.entries()) {
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await openPage(page, name)
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`))
    await expect(page).toHaveTitle(`${named(title)} | Maplekey`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('main')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator(`[data-frame] .standing [aria-current]`)).toHaveAttribute(
      'href',
      at(path)
    )
    // This leaves a phone’s width, so the pages are opened by the menu and the sidebar in turn.
    if (CHECKED_HERE.includes(name)) await expectAccessibleOnAnyScreen(page)
    else await expectFits(page, 360)
    if (place % 2 === 1) await page.setViewportSize(DESK)
  }
  await page.setViewportSize(DESK)
  await openPage(page, 'Refer & Earn')
  // Firefox lets a page write to the clipboard on a click, but doesn’t let a test read it.
  const canReadClipboard = browserName === 'chromium'
  if (canReadClipboard) await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /referral_code=/ }).click()
  await expectToast(page, say('Copied to clipboard'))
  await openPage(page, 'Home')
  await expect(page.getByRole('heading', { name: say('Your website'), exact: true })).toBeVisible()
  if (canReadClipboard) {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/auth\/register\?referral_code=[A-Z0-9]{8}$/
    )
  }

  await page.goBack()
  await expect(page).toHaveTitle(say('Refer & Earn | Maplekey', 'Parrainage | Maplekey'))
  await expect(page.getByRole('heading', { name: say('Your code') })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: say('Your website'), exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: say('Your website'), exact: true })).toBeVisible()

  const website = page.getByRole('region', { name: say('Your website') })
  const ways = page.getByRole('region', { name: say('Your domain') })
  await product.simulate({ isPublic: false })
  await page.reload()
  await expect(website).toContainText(say('Your website opens first; your domain follows.'))
  await expect(ways).toContainText(say('nothing needs to change.', 'il n’y a rien à changer.'))
  await expect(page.getByText('ada.ns.maplekey.site')).toHaveCount(0)
  await expectAccessible(page)
  await product.simulate({ isPublic: true })
  await page.getByRole('button', { name: say('DNS Check') }).click()
  await expect(page.getByText(say('What the DNS check found'))).toBeVisible()
  await expect(website).toContainText('ada.ns.maplekey.site')
  await expect(ways).toContainText(say('Hand over the whole domain'))
  await expect(
    page
      .getByText(
        say(
          /Found ns1\.example-registrar\.com\./,
          /Nous avons trouvé ns1\.example-registrar\.com\./
        )
      )
      .first()
  ).toBeVisible()
  await expectAccessible(page)
  const goLive = page.getByRole('region', { name: say('Go live') })
  await expect(goLive).toContainText(say('0 of 5 done', '0 sur 5'))
  await product.simulate({ nameServers: ['ada.ns.maplekey.site', 'rex.ns.maplekey.site'] })
  await page.getByRole('button', { name: say('DNS Check') }).click()
  await expectToast(page, say('DNS updated successfully.'))
  await expect(
    page.getByText(say('Domain status: Active', 'État du domaine : Actif'))
  ).toBeVisible()
  await expect(goLive).toContainText(say('1 of 5 done', '1 sur 5'))
  await expect(goLive.getByText(say('Point your domain to your website'))).toBeHidden()
  await expect(ways).toContainText(say('shows your website.', 'affiche votre site Web.'))
  await expect(page.getByRole('button', { name: say('DNS Check') })).toBeFocused()

  const other = await context.newPage()
  await other.goto(at('/'))
  const header = other.getByRole('banner')
  await expect(header.getByRole('link', { name: say('Dashboard') }).first()).toBeVisible()
  await expect(header.getByRole('link', { name: say('Continue Registration') })).toHaveCount(0)
  await logOut(other)
  await page.bringToFront()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expectToast(page, say('User is not logged in.'))
  await page.goto(at('/dashboard/transactions'), { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/auth\/login$/)
})
