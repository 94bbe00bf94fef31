import { expect, test } from 'vitest'
import { loadStores, wizardEntries } from '../../kit/wizard.ts'
import { freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')

const left = () => JSON.parse(sessionStorage.getItem('toast') ?? 'null') as unknown

async function atWizard() {
  const page = await loadStores()
  const { leaveSetup } = await import('#stores/account-setup/leave-setup.ts')
  const { $storageTrouble } = await import('#stores/site/storage-trouble.ts')
  return { ...page, $storageTrouble, leaveSetup }
}

test('leaving the wizard saves the latest typing, and the next page says so', async () => {
  const { leaveSetup, saveDetailsSoon } = await atWizard()
  saveDetailsSoon({ website_name: wizardEntries.website_name })
  leaveSetup()
  expect(localStorage.getItem('accountDetails')).toContain(wizardEntries.website_name)
  expect(left()).toEqual({
    kind: 'success',
    message: 'Your setup is saved. Continue whenever you like.'
  })
})

test('with nothing typed, or without storage, the next page doesn’t claim that it is saved', async () => {
  const { $storageTrouble, saveDetails, leaveSetup } = await atWizard()
  leaveSetup()
  expect(left()).toBeNull()
  saveDetails({ website_name: wizardEntries.website_name })
  $storageTrouble.set('full')
  leaveSetup()
  expect(left()).toBeNull()
})
