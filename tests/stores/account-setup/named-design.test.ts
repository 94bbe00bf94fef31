import { expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { freshVisitor } from '../../kit/visitor.ts'
import { loadStores, startWizard } from '../../kit/wizard.ts'

freshVisitor('/auth/account-setup')

const NAMED = { salesman_name: ' Mai Nguyễn ', company_name: 'Roy Realty', site_city: '' }
const TAKEN = { salesman_name: 'Mai Nguyễn', company_name: 'Roy Realty' }

/** Arrives from the designs page, where this was typed, with a design that was chosen there. */
async function arrive(path = '/auth/account-setup?template=2') {
  window.sessionStorage.setItem('draft:designs', JSON.stringify(NAMED))
  window.history.replaceState(null, '', path)
  const page = await loadStores()
  const { $offeredNamed, answerNamed } = await import('#stores/account-setup/named-design.ts')
  return { ...page, $offeredNamed, answerNamed }
}

test('what a visitor typed to see the designs is in the wizard, with the design they chose', async () => {
  await startWizard(await startPanel())
  const page = await arrive()
  expect(page.$details.get()).toMatchObject({ ...TAKEN, template_id: 2 })
  expect(page.$details.get()).not.toHaveProperty('site_city')
  expect(page.$offeredNamed.get()).toBeUndefined()
  expect(sessionStorage.getItem('draft:designs')).toBeNull()
  await page.moveTo('agent')
  expect(page.$details.get()).toMatchObject(TAKEN)
})

test('without a design chosen there, it isn’t taken', async () => {
  await startWizard(await startPanel())
  const page = await arrive('/auth/account-setup')
  expect(page.$details.get()).not.toHaveProperty('company_name')
  expect(sessionStorage.getItem('draft:designs')).not.toBeNull()
})

test.each([
  [true, TAKEN],
  [false, { salesman_name: 'Ann Roy', company_name: '' }]
])('it replaces what the wizard has only if the agent agrees: %s', async (agrees, after) => {
  const { page: before } = await startWizard(await startPanel())
  before.saveDetails({ salesman_name: 'Ann Roy', company_name: '' })
  const page = await arrive()
  expect(page.$details.get()).toMatchObject({ salesman_name: 'Ann Roy', template_id: 2 })
  expect(page.$offeredNamed.get()).toEqual(TAKEN)
  page.answerNamed(agrees)
  expect(page.$details.get()).toMatchObject(after)
  expect(page.$offeredNamed.get()).toBeUndefined()
  expect(sessionStorage.getItem('draft:designs')).toBeNull()
})
