// @vitest-environment happy-dom
import { expect, test } from 'vitest'

test('the link to the other language asks the calculator the same question', async () => {
  document.body.innerHTML = '<a data-language="fr" href="/fr/calculators/payment">Français</a>'
  location.href = '/calculators/payment?calculator=payment&price=500000#payment'
  await import('#sites/page-scripts/calculator.ts')
  const link = document.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(link.pathname + link.search + link.hash).toBe(
    '/fr/calculators/payment?calculator=payment&price=500000#payment'
  )
})
