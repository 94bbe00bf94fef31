import { AgentStep as AgentForm } from '#contract/account-setup/setup-steps.ts'
import * as labels from '#contract/labels.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { TextField } from '../kit/form/field.tsx'
import { AdvertisingHint } from './advertising-hint.tsx'
import { KeptFields } from './kept-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import styles from './step.module.css'
import { useStepFields } from './use-step-fields.ts'

export function AgentStep() {
  const form = useStepFields(AgentForm)
  return (
    <>
      <StepHeading title="Agent">
        The person behind the website: this is who buyers and sellers get to know.
      </StepHeading>
      <StepForm of={form}>
        <KeptFields of={form} schema={AgentForm} />
        <div>
          <TextField
            autoComplete="name"
            label={labels.salesman_name}
            name="salesman_name"
            of={form}
          />
          <AdvertisingHint field="salesman_name" />
        </div>
        <div>
          <TextField
            autoComplete="organization-title"
            label={labels.salesman_designation}
            name="salesman_designation"
            of={form}
            placeholder="Broker"
          />
          <AdvertisingHint field="salesman_designation" />
        </div>
        <div className={styles['pair']}>
          <TextField
            autoComplete="tel-national"
            inputMode="tel"
            label={labels.salesman_contact}
            name="salesman_contact"
            of={form}
            placeholder="(416) 555-0134"
            tidy={formatPhone}
            type="tel"
          />
          <TextField
            autoComplete="email"
            inputMode="email"
            label={labels.salesman_email}
            name="salesman_email"
            of={form}
            optional
            type="email"
          />
        </div>
        <PictureField label={labels.salesman_image} name="salesman_image" of={form} round />
      </StepForm>
    </>
  )
}
