import { expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { startWizard, wizardEntries } from '../../kit/wizard.ts'
import { freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')

const open = async () => startWizard(await startPanel())

test('a brokerage’s address that names its city is split into the billing fields', async () => {
  const { page } = await open()
  const {
    billing_address: _a,
    billing_city: _c,
    billing_name: _n,
    billing_zip: _z,
    ...rest
  } = wizardEntries
  const company_address = '120 Queen Street West, Toronto, ON M5H 2N2'
  page.saveDetails({ ...rest, billing_state: '', company_address })
  await page.moveTo('payment')
  expect(page.$details.get()).toMatchObject({
    billing_address: '120 Queen Street West',
    billing_city: 'Toronto',
    billing_state: 'ON',
    billing_zip: 'M5H 2N2',
    company_address
  })
})

test('a street that is too short on its own stays one line with its city', async () => {
  const { page } = await open()
  const { billing_address: _a, billing_city: _c, billing_name: _n, ...rest } = wizardEntries
  page.saveDetails({ ...rest, company_address: '1 Elm St, Toronto' })
  await page.moveTo('payment')
  expect(page.$details.get()).toMatchObject({ billing_address: '1 Elm St, Toronto' })
  expect(page.$details.get().billing_city).toBeUndefined()
})
