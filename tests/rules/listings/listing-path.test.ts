import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SentForm } from '#contract/leads/lead-form.ts'
import { ROW_ID_MAX } from '#rules/limits.ts'
import { LISTING_SLUG_MAX, listingSlug } from '#rules/listings/listing-path.ts'
import { formPagePath, readFormPath } from '#rules/websites/form-page.ts'

test('the longest address of a listing is one that its forms can be sent about', () => {
  const home = listingSlug({
    listing_id: ROW_ID_MAX,
    address: '1204-2212, boulevard du Lac-Saint-Charles-Borromée Ouest, appartement 12',
    City: 'Saint-Jean-sur-Richelieu',
    CityRegion: ''
  })
  expect(home).toHaveLength(LISTING_SLUG_MAX)
  expect(v.parse(SentForm, { home }).home).toBe(home)
  expect(v.parse(SentForm, { home: `${home}1` }).home).toBe('')
  const page = { kind: 'showing', home } as const
  expect(readFormPath(formPagePath(page, 'en', 'en'))).toEqual(page)
  expect(readFormPath(`/contact/showing/${home}1`)).toBeUndefined()
})
