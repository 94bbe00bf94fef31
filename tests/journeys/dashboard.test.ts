import { expect, type Page } from '@playwright/test'
import { test } from '../kit/dated-product.ts'
import {
  expectAccessible,
  expectAccessibleOnAnyScreen,
  expectFits,
  fillCard,
  logOut,
  expectToast
} from '../kit/journey.ts'

/** Through the sidebar, or through the menu on a phone. */
async function openPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  const isPhone = await menu.isVisible()
  if (isPhone) await menu.click()
  await page
    .getByRole('navigation', { name: isPhone ? 'Dashboard menu' : 'Dashboard', exact: true })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
}

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
  await expectToast(page, 'User successfully logged in.')

  for (const [place, { name, path, title }] of PAGES.entries()) {
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
    await openPage(page, name)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page).toHaveTitle(`${title} | Maplekey`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('main')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator(`[data-frame] .standing [aria-current]`)).toHaveAttribute(
      'href',
      path
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
  await expectToast(page, 'Copied to clipboard')
  await openPage(page, 'Home')
  await expect(page.getByRole('heading', { name: 'Your website', exact: true })).toBeVisible()
  if (canReadClipboard) {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/auth\/register\?referral_code=[A-Z0-9]{8}$/
    )
  }

  await page.goBack()
  await expect(page).toHaveTitle('Refer & Earn | Maplekey')
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Your website', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your website', exact: true })).toBeVisible()

  const website = page.getByRole('region', { name: 'Your website' })
  const ways = page.getByRole('region', { name: 'Your domain' })
  await product.simulate({ isPublic: false })
  await page.reload()
  await expect(website).toContainText('Your website opens first; your domain follows.')
  await expect(ways).toContainText('nothing needs to change.')
  await expect(page.getByText('ada.ns.maplekey.site')).toHaveCount(0)
  await expectAccessible(page)
  await product.simulate({ isPublic: true })
  await page.getByRole('button', { name: 'DNS Check' }).click()
  await expect(page.getByText('What the DNS check found')).toBeVisible()
  await expect(website).toContainText('ada.ns.maplekey.site')
  await expect(ways).toContainText('Hand over the whole domain')
  await expect(page.getByText(/Found ns1\.example-registrar\.com\./).first()).toBeVisible()
  await expectAccessible(page)
  const goLive = page.getByRole('region', { name: 'Go live' })
  await expect(goLive).toContainText('0 of 5 done')
  await product.simulate({ nameServers: ['ada.ns.maplekey.site', 'rex.ns.maplekey.site'] })
  await page.getByRole('button', { name: 'DNS Check' }).click()
  await expectToast(page, 'DNS updated successfully.')
  await expect(page.getByText('Domain status: Active')).toBeVisible()
  await expect(goLive).toContainText('1 of 5 done')
  await expect(goLive.getByText('Point your domain to your website')).toBeHidden()
  await expect(ways).toContainText('shows your website.')
  await expect(page.getByRole('button', { name: 'DNS Check' })).toBeFocused()

  const other = await context.newPage()
  await other.goto('/')
  const header = other.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible()
  await expect(header.getByRole('link', { name: 'Continue Registration' })).toHaveCount(0)
  await logOut(other)
  await page.bringToFront()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expectToast(page, 'User is not logged in.')
  await page.goto('/dashboard/transactions', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('an agent pays an overdue trial with another card, cancels the plan, withdraws that and prints the receipt @any-screen', async ({
  browserName,
  page,
  product
}) => {
  const person = await product.createAgent({
    isTrial: true,
    plan_duration: 1,
    price: 201.14,
    token: 'sbx_card_chargeCustomerFail_1230'
  })
  await product.simulate({ days: 31 })
  await product.openDashboard(page, person)
  await expect(page.getByText(/^CAD \d+\.\d\d is due$/)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('payment due', { exact: true }).locator('visible=true')).toHaveCount(
    1
  )
  await expect(page.getByRole('region', { name: 'Plan' }).getByText('Payment due')).toBeVisible()
  const pay = page.getByRole('button', { name: 'Pay Now' })
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await pay.click()
  await expect(dialog).toContainText('your primary payment method, Visa ending in 0341')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pay).toBeFocused()

  await pay.click()
  await dialog.getByRole('link', { name: 'Use another card' }).click()
  await expect(page).toHaveURL(/\/dashboard\/payment-methods/)
  await expect(page.getByLabel('Postal code')).toHaveValue('M5H 2N2')
  await expect(page.getByRole('region', { name: /^CAD \d+\.\d\d is due$/ })).toContainText(
    'Pay Now charges your primary card.'
  )
  await fillCard(page)
  await page.getByLabel('Suite or unit').fill('Suite 400')
  await page.getByRole('button', { name: 'Add card' }).click()
  await expectToast(page, 'Card successfully Added.')
  await expect(page.getByLabel('Suite or unit')).toHaveValue('Suite 400')
  await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Set Primary: Visa ending in 4242' }).click()
  await expectToast(page, 'Visa ending in 4242 is now your primary card.')
  await page.getByRole('button', { name: 'Remove: Visa ending in 0341' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove this card?' })
  await expect(remove).toBeVisible()
  await expectAccessible(page)
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Card removed successfully.')
  await expect(page.getByRole('listitem').filter({ hasText: 'ending in 4242' })).toContainText(
    'Primary'
  )

  await openPage(page, 'Billing')
  await expect(
    page.getByText(
      /^We’ll try to charge CAD \d+\.\d\d to your Visa ending in 4242 on \w+ \d+, \d{4}\./
    )
  ).toBeVisible()
  await expect(page.getByText('Times are in Eastern Time (ET).')).toBeVisible()
  await pay.click()
  await expect(dialog).toContainText('Visa ending in 4242')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pay).toBeFocused()
  await pay.click()
  await dialog.getByRole('button', { name: /^Pay CAD/ }).click()
  await expectToast(page, 'Payment done successfully.')
  await expect(pay).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByText('payment due').locator('visible=true')).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Transactions' })
  await expect(table.getByText('Success')).toHaveCount(1)
  await expect(table.getByText('Failed').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel your plan?' })
  await expect(cancel).toContainText('You won’t be charged again')
  await expectAccessible(page)
  await cancel.getByRole('button', { name: 'Cancel plan' }).click()
  await expectToast(page, 'Your plan is cancelled.')
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my plan' }).click()
  await expectToast(page, 'Your cancellation has been withdrawn.')

  await table.getByRole('link', { name: /^Receipt for/ }).click()
  await expect(page.getByText('Total paid')).toBeVisible()
  await expectAccessible(page)
  // Playwright can print to PDF only in Chromium.
  if (browserName !== 'chromium') return
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-frame]')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
