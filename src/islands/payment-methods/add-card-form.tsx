import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { AddCardForm as NewCard } from '#contract/add-card.ts'
import type { SiteData } from '#contract/site-data.ts'
import { addCard } from '#stores/add-card.ts'
import { $siteData, loadSiteData } from '#stores/site-data.ts'
import { Button } from '../kit/button.tsx'
import { CardChallenge } from '../kit/card-challenge.tsx'
import { CardEntry } from '../kit/card-entry.tsx'
import { TextField } from '../kit/field.tsx'
import { Form, useFields } from '../kit/form.tsx'
import { TownFields } from '../kit/town-fields.tsx'
import { PanelDown } from '../kit/gate.tsx'
import { TableOutline } from '../kit/table-outline.tsx'
import styles from './add-card-form.module.css'

/** What a new card is entered into. `arriving`: somebody has just asked for it, so the focus comes along. */
export function AddCardForm({ arriving, onDone }: { arriving: boolean; onDone: () => void }) {
  const site = useStore($siteData)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void loadSiteData()
    if (arriving) place.current?.focus()
  }, [arriving])
  return (
    <div aria-label="A new card" ref={place} role="group" tabIndex={-1}>
      {site.status === 'loading' && <TableOutline rows={4} />}
      {site.status === 'failed' && <PanelDown retry={loadSiteData} />}
      {site.status === 'ready' && (
        <Fields data={site.data} leave={arriving ? onDone : undefined} onDone={onDone} />
      )}
      <CardChallenge />
    </div>
  )
}

function Fields({
  data,
  leave,
  onDone
}: {
  data: SiteData
  leave: (() => void) | undefined
  onDone: () => void
}) {
  const form = useFields(NewCard)
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (address) => {
        const { added, errors } = await addCard(address)
        if (added) onDone()
        return errors
      }}
    >
      <CardEntry cards={data.websiteConfig.cards} className={styles['card']} />
      <TextField autoComplete="cc-name" label="Name on card" name="billing_name" of={form} />
      <div className={styles['pair']}>
        <TextField
          autoComplete="billing address-line1"
          label="Address"
          name="billing_address_1"
          of={form}
        />
        <TextField
          autoComplete="billing address-line2"
          hint="Write ‘none’ if there is no more to it."
          label="Suite or unit"
          name="billing_address_2"
          of={form}
        />
      </div>
      <div className={styles['trio']}>
        <TownFields of={form} provinces={data.provinces} />
      </div>
      <div className={styles['buttons']}>
        <Button busy={form.isSubmitting} busyLabel="Adding…" size="big" type="submit">
          Add card
        </Button>
        {leave && (
          <Button look="quiet" onClick={leave} size="big">
            Cancel
          </Button>
        )}
      </div>
    </Form>
  )
}
