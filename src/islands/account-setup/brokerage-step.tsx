import { setupStepMessages } from '#messages/setup-steps.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { BrokerageStep as BrokerageForm } from '#contract/account-setup/setup-steps.ts'
import * as labels from '#contract/labels.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { useMessages } from '../kit/use-messages.ts'
import { TextField } from '../kit/form/field.tsx'
import { AdvertisingHint } from './advertising-hint.tsx'
import { SyncFields } from './sync-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import styles from './step.module.css'
import { useStepFields } from './use-step-fields.ts'

export function BrokerageStep() {
  const t = useMessages(setupStepMessages)
  const { steps } = useMessages(accountSetupMessages)
  const form = useStepFields(BrokerageForm)
  return (
    <>
      <StepHeading title={steps.brokerage}>{t.brokerageIntro}</StepHeading>
      <StepForm of={form}>
        <SyncFields of={form} schema={BrokerageForm} />
        <div>
          <TextField
            autoComplete="organization"
            label={useMessages(labels.company_name)}
            name="company_name"
            of={form}
            placeholder={t.brokerageExample}
          />
          <AdvertisingHint field="company_name" />
        </div>
        <div className={styles['pair']}>
          <TextField
            autoComplete="tel-national"
            inputMode="tel"
            label={useMessages(labels.company_contact)}
            name="company_contact"
            of={form}
            placeholder={t.phoneExample}
            tidy={formatPhone}
            type="tel"
          />
          <TextField
            inputMode="tel"
            label={useMessages(labels.company_fax)}
            name="company_fax"
            of={form}
            optional
            tidy={formatPhone}
            type="tel"
          />
        </div>
        <TextField
          autoComplete="email"
          label={useMessages(labels.company_email)}
          name="company_email"
          of={form}
          optional
          type="email"
        />
        <div className={styles['address']}>
          <TextField
            autoComplete="address-line1"
            label={useMessages(labels.company_address)}
            name="company_address"
            of={form}
            placeholder={t.addressExample}
          />
          <TextField
            autoComplete="address-line2"
            label={useMessages(labels.company_address_2)}
            name="company_address_2"
            of={form}
            optional
          />
        </div>
        <PictureField label={useMessages(labels.company_logo)} name="company_logo" of={form} />
      </StepForm>
    </>
  )
}
