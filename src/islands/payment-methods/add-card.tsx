import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { AddCardForm } from '#contract/add-card.ts'
import type { SiteData } from '#contract/site-data.ts'
import { addCard } from '#stores/add-card.ts'
import { $siteData, loadSiteData } from '#stores/site-data.ts'
import { Button } from '../kit/button.tsx'
import { CardChallenge } from '../kit/card-challenge.tsx'
import { CardEntry } from '../kit/card-entry.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { TextField } from '../kit/field.tsx'
import { Form, useFields } from '../kit/form.tsx'
import { TownFields } from '../kit/town-fields.tsx'
import { PanelDown } from '../kit/gate.tsx'
import { TableOutline } from '../kit/table-outline.tsx'
import styles from './add-card.module.css'

/** Each card that is added leaves an empty form behind: the key is how many have been. */
export function AddCard() {
  const site = useStore($siteData)
  const [added, setAdded] = useState(0)
  return (
    <Panel busy={site.status === 'loading'} title="Add a card">
      {site.status === 'loading' && <TableOutline rows={4} />}
      {site.status === 'failed' && <PanelDown retry={loadSiteData} />}
      {site.status === 'ready' && (
        <Fields data={site.data} key={added} onAdded={() => setAdded(added + 1)} />
      )}
      <CardChallenge />
    </Panel>
  )
}

function Fields({ data, onAdded }: { data: SiteData; onAdded: () => void }) {
  const form = useFields(AddCardForm)
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (address) => {
        const { added, errors } = await addCard(address)
        if (added) onAdded()
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
      <Button busy={form.isSubmitting} busyLabel="Adding…" size="big" type="submit">
        Add card
      </Button>
    </Form>
  )
}
