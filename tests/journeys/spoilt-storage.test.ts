import { expect } from '@playwright/test'
import { enrol } from '../kit/enrol.ts'
import { newPerson, onStep, test, walkToPlan } from '../kit/walk.ts'

const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
}
const forbid = () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('', 'SecurityError')
    }
  })
}
const corrupt = () => localStorage.setItem('accountDetails', '{"website_name": 7, "step')
const ways: [how: string, spoil: () => void][] = [
  ['full', fill],
  ['forbidden', forbid],
  ['corrupt', corrupt]
]
for (const [how, spoil] of ways) {
  test(
    `with a storage that is ${how} the wizard opens and is walked to the plan`,
    { tag: '@any-screen' },
    async ({ page }) => {
      const person = newPerson()
      await enrol(page, person)
      await onStep(page, 'Template')
      // Firefox cancels a reload while the page is still fetching.
      await page.waitForLoadState('networkidle')
      await page.evaluate(spoil)
      if (how === 'corrupt') await page.reload()
      await walkToPlan(page, person)
      if (how !== 'corrupt')
        await expect(page.getByText('This browser isn’t saving your entries')).toBeVisible()
    }
  )
}
