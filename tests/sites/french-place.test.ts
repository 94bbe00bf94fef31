import { expect, test } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import { frenchPlace } from '#sites/words/french-place.ts'
import { sitePage } from '../kit/site-page.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

test.each([
  ['Montréal', 'QC', 'Montréal (Québec)'],
  ['Québec', 'QC', 'Québec (Québec)'],
  ['Toronto', 'ON', 'Toronto (Ontario)'],
  ['Montréal', 'Québec', 'Montréal (Québec)'],
  ['Montréal', '', 'Montréal'],
  ['', 'QC', 'Québec'],
  ['', '', '']
])('in French, %s in %s is “%s”', (city, province, place) => {
  expect(frenchPlace(city, province)).toBe(place)
})

test('a French page names the city with its province in parentheses, and an English one with its code', () => {
  const content = siteContent({ city: 'Montréal', province: 'QC' })
  const read = (path: string) => sitePage(String(render(siteRequest({ content, path })).body)).read

  expect(read('/fr')).toContain('Montréal (Québec)')
  expect(read('/fr')).not.toContain('Montréal, QC')
  expect(read('/')).toContain('Montréal, QC')
})
