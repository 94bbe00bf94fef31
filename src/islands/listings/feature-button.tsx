import { useLayoutEffect, useRef, useState } from 'react'
import type { OwnListing } from '#contract/listings/own-listings.ts'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { FEATURED_LISTINGS_MAX } from '#rules/listings/listing-limits.ts'
import { feature, isFeatured } from '#stores/listings/listing-list.ts'
import { toast } from '#stores/site/toasts.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Lets a listing lead the website's lists, or no longer; only one that visitors see can. */
export function FeatureButton({
  listing,
  title,
  featured,
  onSay
}: {
  listing: OwnListing
  title: string
  /** How many do already. */
  featured: number
  onSay: (said: string) => void
}) {
  const t = useMessages(listingListMessages)
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const isOn = isFeatured(listing)
  // The row moves in the list, and a moved button loses the focus.
  useLayoutEffect(() => {
    if (pressed.current) box.current?.querySelector('button')?.focus()
    pressed.current = false
  }, [isOn])
  if (listing.hidden_reason !== null) return null
  const toggle = async () => {
    if (!isOn && featured >= FEATURED_LISTINGS_MAX) {
      return toast('error', t.tooManyFeatured(FEATURED_LISTINGS_MAX))
    }
    pressed.current = true
    setBusy(true)
    const done = await feature(listing.listing_id, !isOn)
    setBusy(false)
    if (done) onSay(isOn ? t.notFeatured(title) : t.nowFeatured(title))
  }
  return (
    <span ref={box}>
      <Button
        aria-label={isOn ? t.unfeatureOf(title) : t.featureOf(title)}
        busy={busy}
        look="line"
        onClick={() => void toggle()}
        size="small"
      >
        {isOn ? t.unfeature : t.feature}
      </Button>
    </span>
  )
}
