import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { cardMessages } from '#messages/card.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import { CARD_BRANDS } from '#rules/limits.ts'
import { $cardEntry, checkCard, focusCard, openCard } from '#stores/billing/card-entry.ts'
import { scrollToError, useErrorInView } from '../form/error-in-view.ts'
import { useMessages } from '../use-messages.ts'
import { Button } from '../button.tsx'
import type { FormPart } from '../form/form.tsx'
import { SkeletonBar } from '../skeleton.tsx'
import styles from './card-entry.module.css'

const CARD_ID = 'card-entry'
const FRAME_ID = 'card-frame'
const ERROR_ID = 'card-error'

/** The card field as a part of the form that submits it. */
export const cardPart: FormPart = {
  // A field that is still loading doesn't fail validation; submitting waits for it.
  check: () => $cardEntry.get().status === 'loading' || checkCard(),
  element: () => document.getElementById(CARD_ID),
  focus() {
    const retry = document.querySelector<HTMLElement>(`#${CARD_ID} [data-retry]`)
    if (retry) retry.focus()
    else focusWithError()
  }
}

function focusWithError(): void {
  focusCard()
  scrollToError(document.getElementById(FRAME_ID), document.getElementById(ERROR_ID))
}

/** The card field of either provider. React renders the frame; the provider owns its contents. */
export function CardEntry({
  cards,
  className
}: {
  cards: WebsiteConfig['cards']
  className?: string | undefined
}) {
  const t = useMessages(cardMessages)
  const entry = useStore($cardEntry)
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((count) => count + 1), [])

  // The field lives outside React: mounted when the step opens, unmounted when it closes.
  useEffect(
    () => (place.current ? openCard(cards, place.current, ERROR_ID) : undefined),
    // Reloaded site data is a new object with the same provider.
    // oxlint-disable-next-line react/exhaustive-deps
    [cards.kind, tries]
  )

  const error = entry.status === 'loading' ? '' : entry.message
  const refusal = entry.status === 'ready' ? entry.refusal : undefined
  // The wizard is hidden while an order is sent, so the field can take focus only afterwards.
  useEffect(() => {
    if (refusal) focusWithError()
  }, [refusal])
  useErrorInView(error, { control: FRAME_ID, error: ERROR_ID })
  return (
    <section aria-labelledby="card-title" className={className} id={CARD_ID}>
      <h2 id="card-title">
        {t.title}
        {cards.kind === 'sandbox' && <span className="tag warn">{t.testMode}</span>}
      </h2>
      {cards.kind === 'sandbox' && (
        <p className={styles['hint']}>
          {t.testCard[0]}
          <b>4242 4242 4242 4242</b>
          {t.testCard[1]}
        </p>
      )}
      <div className={styles['frame']} data-bad={error !== ''} data-kind={cards.kind} id={FRAME_ID}>
        {entry.status === 'loading' && (
          <span className={styles['loading']}>
            <SkeletonBar wide={20} />
            <span className="visually-hidden">{t.loading}</span>
          </span>
        )}
        <div ref={place} />
      </div>
      <p aria-live="polite" className={styles['fault']} id={ERROR_ID}>
        {error}
        {refusal?.advice && <span> {refusal.advice}</span>}
      </p>
      {entry.status === 'failed' && (
        <Button className={styles['retry']} data-retry look="line" onClick={again}>
          {t.retry}
        </Button>
      )}
      <p className={styles['hint']}>{t.accepted(CARD_BRANDS)}</p>
    </section>
  )
}
