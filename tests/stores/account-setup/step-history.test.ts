import { expect, onTestFinished, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { startWizard } from '../../kit/wizard.ts'
import { freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/auth/account-setup')

async function open() {
  const { page } = await startWizard(await startPanel())
  onTestFinished(page.watchHistory())
  /** What the browser does at Back and Forward. */
  const traverseTo = (state: unknown) => {
    window.history.replaceState(state, '')
    window.dispatchEvent(new window.PopStateEvent('popstate'))
  }
  return { page, traverseTo }
}

test('each step is a history entry, and Back opens the one before', async () => {
  const { page, traverseTo } = await open()
  expect(window.history.state).toBe('template')
  const before = window.history.length
  await page.moveOn()
  expect(window.history.state).toBe('website')
  traverseTo('template')
  expect(page.$step.get()).toBe('template')
  expect(window.history.length, 'Back adds no entry').toBe(before + 1)
})

test('an entry of something else, or a step while an order is sent, changes nothing', async () => {
  const { page, traverseTo } = await open()
  await page.moveOn()
  for (const state of [null, 'nowhere', { step: 'template' }]) traverseTo(state)
  page.$submission.set({ status: 'sending' })
  traverseTo('template')
  expect(page.$step.get()).toBe('website')
})
