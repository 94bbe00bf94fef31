import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import { CARD_BRANDS } from '#rules/limits.ts'
import { $cardEntry, checkCard, focusCard, openCard } from '#stores/billing/card-entry.ts'
import { Button } from '../button.tsx'
import { scrollToError, useErrorInView } from '../form/error-in-view.ts'
import type { FormPart } from '../form/form.tsx'
import { SkeletonBar } from '../skeleton.tsx'
import styles from './card-entry.module.css'

const CARD_ID = 'card-entry'
const FRAME_ID = 'card-frame'
const FAULT_ID = 'card-fault'

/** The card as a part of the form that sends it. */
export const cardPart: FormPart = {
  // A field that is still loading is waited for once everything else is right.
  check: () => $cardEntry.get().status === 'loading' || checkCard(),
  element: () => document.getElementById(CARD_ID),
  focus() {
    const retry = document.querySelector<HTMLElement>(`#${CARD_ID} [data-retry]`)
    if (retry) retry.focus()
    else focusWithFault()
  }
}

function focusWithFault(): void {
  focusCard()
  scrollToError(document.getElementById(FRAME_ID), document.getElementById(FAULT_ID))
}

/** The card field of either provider. React draws the frame; the field owns everything inside it. */
export function CardEntry({
  cards,
  className
}: {
  cards: WebsiteConfig['cards']
  className?: string | undefined
}) {
  const entry = useStore($cardEntry)
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((count) => count + 1), [])

  // The field lives outside React: it is put in when the step opens and taken out when it is left.
  useEffect(
    () => (place.current ? openCard(cards, place.current, FAULT_ID) : undefined),
    // Site data that is loaded again is another object and the same field.
    // oxlint-disable-next-line react/exhaustive-deps
    [cards.kind, tries]
  )

  const fault = entry.status === 'loading' ? '' : entry.message
  const refusal = entry.status === 'ready' ? entry.refusal : undefined
  // An order hides the wizard, so the cursor can only come back once the field is on the screen again.
  useEffect(() => {
    if (refusal) focusWithFault()
  }, [refusal])
  useErrorInView(fault, { control: FRAME_ID, error: FAULT_ID })
  return (
    <section aria-labelledby="card-title" className={className} id={CARD_ID}>
      <h2 id="card-title">
        Card
        {cards.kind === 'sandbox' && <span className="tag warn">Test mode</span>}
      </h2>
      {cards.kind === 'sandbox' && (
        <p className={styles['hint']}>
          No money moves. Use the card number <b>4242 4242 4242 4242</b> with any future date and
          any CVC.
        </p>
      )}
      <div className={styles['frame']} data-bad={fault !== ''} data-kind={cards.kind} id={FRAME_ID}>
        {entry.status === 'loading' && (
          <span className={styles['loading']}>
            <SkeletonBar wide={20} />
            <span className="visually-hidden">The card field is loading.</span>
          </span>
        )}
        <div ref={place} />
      </div>
      <p aria-live="polite" className={styles['fault']} id={FAULT_ID}>
        {fault}
        {refusal?.advice && <span> {refusal.advice}</span>}
      </p>
      {entry.status === 'failed' && (
        <Button className={styles['retry']} data-retry look="line" onClick={again}>
          Retry
        </Button>
      )}
      <p className={styles['hint']}>We accept {new Intl.ListFormat('en').format(CARD_BRANDS)}.</p>
    </section>
  )
}
