import { AgentStep as AgentForm } from '#contract/setup-steps.ts'
import { formatPhone } from '#rules/phone.ts'
import { TextField } from '../kit/field.tsx'
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
          <TextField autoComplete="name" label="Name" name="salesman_name" of={form} />
          <AdvertisingHint field="salesman_name" />
        </div>
        <div>
          <TextField
            autoComplete="organization-title"
            label="Designation"
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
            label="Phone"
            name="salesman_contact"
            of={form}
            placeholder="(416) 555-0134"
            tidy={formatPhone}
            type="tel"
          />
          <TextField
            autoComplete="email"
            inputMode="email"
            label="Email"
            name="salesman_email"
            of={form}
            optional
            type="email"
          />
        </div>
        <PictureField label="Photo" name="salesman_image" of={form} round />
      </StepForm>
    </>
  )
}
