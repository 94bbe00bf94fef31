import type * as v from 'valibot'
import { paymentMethodMessages } from '#messages/payment-methods.ts'
import { AddCardForm as NewCard } from '#contract/billing/add-card.ts'
import type { SiteData } from '#contract/site-data.ts'
import * as labels from '#contract/labels.ts'
import { addCard } from '#stores/billing/add-card.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { CardEntry, cardPart } from '../../kit/payment/card-entry.tsx'
import { TextField } from '../../kit/form/field.tsx'
import { Form, useFields } from '../../kit/form/form.tsx'
import { keepFocus } from '../../kit/keep-focus.ts'
import { TownFields } from '../../kit/form/town-fields.tsx'
import styles from './add-card-form.module.css'

/** `start`: the last billing address, which can be edited. */
export function AddCardForm({
  data,
  start,
  onAdded
}: {
  data: SiteData
  start: v.InferInput<typeof NewCard> | undefined
  onAdded: () => void
}) {
  const t = useMessages(paymentMethodMessages)
  const form = useFields(NewCard, start)
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (address) => {
        const { added, errors } = await addCard(address)
        if (added) onAdded()
        return errors
      }}
      extra={cardPart}
    >
      <CardEntry cards={data.websiteConfig.cards} className={styles['card']} />
      <fieldset className={styles['address']}>
        <legend>{t.billingAddress}</legend>
        <TextField
          autoComplete="cc-name"
          label={useMessages(labels.billing_name)}
          name="billing_name"
          of={form}
        />
        <div className={styles['pair']}>
          <TextField
            autoComplete="billing address-line1"
            label={useMessages(labels.billing_address_1)}
            name="billing_address_1"
            of={form}
          />
          <TextField
            autoComplete="billing address-line2"
            hint={t.addressHint}
            label={useMessages(labels.billing_address_2)}
            name="billing_address_2"
            of={form}
          />
        </div>
        <div className={styles['trio']}>
          <TownFields of={form} provinces={data.provinces} />
        </div>
      </fieldset>
      <div className={styles['buttons']} ref={keepFocus}>
        <Button busy={form.isSubmitting} busyLabel={t.adding} look="ink" size="big" type="submit">
          {t.addCard}
        </Button>
      </div>
    </Form>
  )
}
