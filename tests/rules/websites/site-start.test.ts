import { expect, test } from 'vitest'
import { siteStart } from '#rules/websites/site-start.ts'

test.each([
  ['nothing known', {}, { city: '', province: '', language: 'en' }],
  [
    'billing alone',
    { billing_city: 'Lévis', billing_state: 'QC' },
    { city: 'Lévis', province: 'QC', language: 'fr' }
  ],
  [
    'the website’s own place, before billing',
    { billing_city: 'Lévis', billing_state: 'QC', site_city: ' Ottawa ', site_province: 'ON' },
    { city: 'Ottawa', province: 'ON', language: 'en' }
  ],
  [
    'a language that was chosen, in any province',
    { site_language: 'en', site_province: 'QC' },
    { city: '', province: 'QC', language: 'en' }
  ],
  [
    'blank fields as empty ones',
    { billing_city: 'Regina', billing_state: 'SK', site_city: ' ', site_language: '' },
    { city: 'Regina', province: 'SK', language: 'en' }
  ]
] as const)('a website starts with %s', (_, known, start) => {
  expect(siteStart(known)).toEqual(start)
})

test.each([
  ['the agent’s own language outside Quebec', {}, 'fr', 'fr'],
  ['French in Quebec', { billing_state: 'QC' }, 'en', 'fr'],
  ['the language that was chosen', { site_language: 'en' }, 'fr', 'en']
] as const)('a website opens in %s', (_, known, read, language) => {
  expect(siteStart(known, read)).toMatchObject({ language })
})
