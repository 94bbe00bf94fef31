import { useRef } from 'react'
import { paymentStepMessages } from '#messages/payment-step.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { BillingStep } from '#contract/account-setup/setup-steps.ts'
import * as labels from '#contract/labels.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { submit } from '#stores/account-setup/account-submit.ts'
import { useMessages } from '../kit/use-messages.ts'
import { CardEntry, cardPart } from '../kit/payment/card-entry.tsx'
import { TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { TownFields } from '../kit/form/town-fields.tsx'
import { SyncFields } from './sync-fields.tsx'
import { loadOrderStatus } from './order-outcome.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayButtons } from './pay-buttons.tsx'
import { SiteCard } from './site-card.tsx'
import { StepButtons } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { FORM_ID, submitStep } from './step-tabs.tsx'
import styles from './step.module.css'
import summaryStyles from './order-summary.module.css'
import { useLazyModule } from './use-lazy-module.ts'
import { useLoadedSite } from './use-loaded-site.ts'
import { useStepFields } from './use-step-fields.ts'

export function PaymentStep() {
  const t = useMessages(paymentStepMessages)
  const { paymentIntro, steps } = useMessages(accountSetupMessages)
  const { provinces, websiteConfig } = useLoadedSite()
  const form = useStepFields(BillingStep)
  const pressed = useRef({ isTrial: false })
  // Preloaded, so that the status is shown even if the network fails after the press.
  useLazyModule(loadOrderStatus)
  const send = (isTrial: boolean) => {
    pressed.current = { isTrial }
    submitStep()
  }
  return (
    <div className={`${styles['columns']} ${summaryStyles['payment']}`}>
      <div className={styles['stack']}>
        <StepHeading title={steps.payment}>{paymentIntro}</StepHeading>
        {/* No submit button inside, as Enter in a field must not pay. */}
        <Form
          id={FORM_ID}
          of={form}
          onSubmit={() => submit(pressed.current.isTrial)}
          extra={cardPart}
        >
          <SyncFields of={form} schema={BillingStep} />
          <fieldset className={styles['group']}>
            <legend>{t.billing}</legend>
            <TextField
              autoComplete="cc-name"
              label={useMessages(labels.billing_name)}
              name="billing_name"
              of={form}
            />
            <div className={styles['pair']}>
              <TextField
                autoComplete="billing email"
                label={useMessages(labels.billing_email)}
                name="billing_email"
                of={form}
                type="email"
              />
              <TextField
                autoComplete="billing tel-national"
                inputMode="tel"
                label={useMessages(labels.billing_contact)}
                name="billing_contact"
                of={form}
                optional
                tidy={formatPhone}
                type="tel"
              />
            </div>
            <div className={styles['address']}>
              <TextField
                autoComplete="billing address-line1"
                label={useMessages(labels.billing_address)}
                name="billing_address"
                of={form}
              />
              <TextField
                autoComplete="billing address-line2"
                label={useMessages(labels.billing_address_2)}
                name="billing_address_2"
                of={form}
                optional
              />
            </div>
            <div className={styles['trio']}>
              <TownFields of={form} provinces={provinces} />
            </div>
          </fieldset>
        </Form>
        <CardEntry cards={websiteConfig.cards} className={styles['group']} />
        <StepButtons next={false} />
      </div>
      <div className={summaryStyles['side']}>
        <div className={summaryStyles['card']}>
          <OrderSummary />
          <PayButtons onPress={send} />
        </div>
        <SiteCard />
      </div>
    </div>
  )
}
