// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AddressFields } from '#islands/listings/address-fields.tsx'
import { SoldFields } from '#islands/listings/sold-fields.tsx'
import { TypedListingContext } from '#islands/listings/use-listing-form.ts'
import { emptyListing, type TypedListing } from '#stores/listings/typed-listing.ts'

afterEach(cleanup)

/** What is read out with a field, where this is typed. */
function hintOf(label: RegExp, typed: Partial<TypedListing>): string {
  const listing = { ...emptyListing({ city: 'Toronto', province: 'ON' }), ...typed }
  render(
    <TypedListingContext value={listing}>
      <AddressFields />
      <SoldFields />
    </TypedListingContext>
  )
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')
  return document.getElementById(id ?? '')?.textContent ?? ''
}

test.each([
  ['H2X 1Y4', 'This postal code is usually in Quebec. Check the province.'],
  ['W1A 1A1', 'Canadian postal codes don’t start with this letter. Check the postal code.'],
  ['M5H 2N2', ''],
  ['M5', ''],
  ['', '']
])('a home in Ontario with the postal code “%s” has the advice “%s”', (PostalCode, advice) => {
  expect(hintOf(/^Postal code/, { PostalCode })).toBe(advice)
})

test.each([
  ['1,249,000.50', 'That’s $1,249,001.'],
  ['', '']
])('of the sold price “%s”, the editor says how it is read: “%s”', (ClosePrice, hint) => {
  expect(hintOf(/^Sold price/, { ClosePrice })).toBe(hint)
})
