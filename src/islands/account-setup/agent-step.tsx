import { setupStepMessages } from '#messages/setup-steps.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { AgentStep as AgentForm } from '#contract/account-setup/setup-steps.ts'
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

export function AgentStep() {
  const t = useMessages(setupStepMessages)
  const { steps } = useMessages(accountSetupMessages)
  const form = useStepFields(AgentForm)
  return (
    <>
      <StepHeading title={steps.agent}>{t.agentIntro}</StepHeading>
      <StepForm of={form}>
        <SyncFields of={form} schema={AgentForm} />
        <div>
          <TextField
            autoComplete="name"
            label={useMessages(labels.salesman_name)}
            name="salesman_name"
            of={form}
          />
          <AdvertisingHint field="salesman_name" />
        </div>
        <div>
          <TextField
            autoComplete="organization-title"
            label={useMessages(labels.salesman_designation)}
            name="salesman_designation"
            of={form}
            placeholder={t.designationExample}
          />
          <AdvertisingHint field="salesman_designation" />
        </div>
        <div className={styles['pair']}>
          <TextField
            autoComplete="tel-national"
            inputMode="tel"
            label={useMessages(labels.salesman_contact)}
            name="salesman_contact"
            of={form}
            placeholder={t.phoneExample}
            tidy={formatPhone}
            type="tel"
          />
          <TextField
            autoComplete="email"
            label={useMessages(labels.salesman_email)}
            name="salesman_email"
            of={form}
            optional
            type="email"
          />
        </div>
        <PictureField
          label={useMessages(labels.salesman_image)}
          name="salesman_image"
          of={form}
          round
        />
      </StepForm>
    </>
  )
}
