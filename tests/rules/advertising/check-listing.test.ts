import { expect, test } from 'vitest'
import { listingFindings } from '#rules/advertising/check-listing.ts'

const listing = (remarks: string, title = 'A house by the lake') => ({
  title: { en: title, fr: '' },
  PublicRemarks: { en: remarks, fr: '' }
})

test.each([
  ['ON', 'Sold by the top agent in town.', 'on-claim'],
  ['QC', 'Votre spécialiste du condo', 'qc-specialist'],
  ['BC', 'Over 500 homes sold by our team', 'bc-volume'],
  ['AB', 'Calgary’s best realtor', 'ab-claim'],
  ['MB', 'The number one team', 'claim']
])('in %s, “%s” breaks %s', (province, remarks, rule) => {
  expect(listingFindings(listing(remarks), province)).toMatchObject([
    { rule, field: 'PublicRemarks' }
  ])
  expect(listingFindings(listing('', remarks), province)).toMatchObject([{ rule, field: 'title' }])
})

test.each(['ON', 'QC', 'BC', 'AB', 'NS'])('in %s a home may have the best view', (province) => {
  const remarks = 'The best view of the lake, a top floor, and the number one school around.'
  expect(listingFindings(listing(remarks.replace('number one', 'finest')), province)).toEqual([])
})
