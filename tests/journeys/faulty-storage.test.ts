import { expect } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { newPerson, expectStep, test, fillStepsToPlan } from '../kit/journey.ts'
import { followRequests } from '../kit/page-ready.ts'

const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
}
const block = () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('', 'SecurityError')
    }
  })
}
const corrupt = () => localStorage.setItem('accountDetails', '{"website_name": 7, "step')
const faults: [how: string, inject: () => void][] = [
  ['full', fill],
  ['blocked', block],
  ['corrupt', corrupt]
]
for (const [how, inject] of faults) {
  test(
    `the wizard works up to the plan step with ${how} storage`,
    { tag: ['@any-screen', '@long'] },
    async ({ page }) => {
      const person = newPerson()
      const requestsEnd = followRequests(page)
      await enrol(page, person)
      await expectStep(page, 'Template')
      // Firefox cancels a reload while the page is still fetching.
      await requestsEnd()
      await page.evaluate(inject)
      if (how === 'corrupt') await page.reload()
      await fillStepsToPlan(page, person)
      if (how !== 'corrupt')
        await expect(page.getByText('This browser isn’t saving your entries')).toBeVisible()
    }
  )
}
