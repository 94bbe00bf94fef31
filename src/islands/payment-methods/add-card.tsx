import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { cards } from '#stores/cards.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { useOnPress } from '../kit/use-on-press.ts'
import styles from './add-card.module.css'

const addCardForm = () => import('./add-card-form.tsx')

/** The form for a new card: open where there is none yet, folded where one pays already. */
export function AddCard() {
  const loaded = useStore(cards.$loaded)
  const { bring, part: form, press } = useOnPress(addCardForm)
  const [open, setOpen] = useState<'no' | 'first' | 'asked'>('no')
  const fold = useRef<HTMLDivElement>(null)
  const none = loaded.status === 'ready' && loaded.value.length === 0

  useEffect(() => {
    if (none) void bring().then((arrived) => arrived && setOpen('first'))
    // `bring` is another function each time, and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [none])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (open === 'no' && wasOpen.current) fold.current?.querySelector('button')?.focus()
    wasOpen.current = open !== 'no'
  }, [open])

  return (
    <Panel title="Add a card">
      {form && open !== 'no' ? (
        <form.AddCardForm arriving={open === 'asked'} onDone={() => setOpen('no')} />
      ) : (
        <div className={styles['fold']} ref={fold}>
          <p>A card that replaces an old one, or stands by. You choose which is charged.</p>
          <Button
            {...press}
            look="line"
            onClick={async () => setOpen((await bring()) ? 'asked' : 'no')}
          >
            Enter a new card
          </Button>
        </div>
      )}
    </Panel>
  )
}
