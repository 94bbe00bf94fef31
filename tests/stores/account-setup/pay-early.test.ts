import { expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { booksOf, startWizard, wizardEntries } from '../../kit/wizard.ts'
import { freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')

test('Pay pressed before the card field has loaded waits for it and says what is missing', async () => {
  const panel = await startPanel()
  const { page } = await startWizard(panel)
  page.saveDetails(wizardEntries)
  await page.moveTo('payment')
  page.openCard({ kind: 'sandbox' }, document.body, 'card-error')
  expect(page.$cardEntry.get()).toEqual({ status: 'loading' })
  await page.submit(false)
  expect(page.$cardEntry.get()).toMatchObject({
    status: 'ready',
    message: expect.stringMatching(/\w/)
  })
  expect(page.$submission.get().status).toBe('idle')
  expect((await booksOf(panel)).orders).toEqual([])
})
