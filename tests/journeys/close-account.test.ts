import { expect } from '@playwright/test'
import { test } from '../kit/dated-product.ts'
import { expectAccessibleOnAnyScreen, expectToast } from '../kit/journey.ts'
import { at, say } from '../kit/language.ts'

test('an agent closes their account with its address and password, and can’t log in any more @any-screen @long', async ({
  page,
  product
}) => {
  const person = await product.createAgent()
  await product.openDashboard(page, person)
  await page.goto(at('/dashboard/privacy'))
  await expect(page.getByRole('heading', { name: say('Close your account') })).toBeVisible()
  await expectAccessibleOnAnyScreen(page)
  const address = page.getByLabel(say('Type your email address to confirm'))
  const password = page.getByLabel(say('Password'), { exact: true })
  const submit = page.getByRole('button', { name: say('Close my account and delete everything') })

  await address.fill('somebody@else.test')
  await password.fill(person.password)
  await submit.click()
  await expect(
    page.getByText(say('This is not the email address of your account.')).first()
  ).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill(person.email)
  await submit.click()
  await expectToast(page, say('Your account is closed.'))
  await expect(page).toHaveURL(at('/'))

  await page.goto(at('/auth/login'))
  const login = page.getByRole('main')
  await login.getByLabel(say('Email', 'Adresse courriel')).fill(person.email)
  await login.getByLabel(say('Password'), { exact: true }).fill(person.password)
  await login.getByRole('button', { name: say('Log in', 'Se connecter') }).click()
  await expectToast(page, say('Wrong email or password.'))
})
