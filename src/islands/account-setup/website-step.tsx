import { validate } from '@formisch/react'
import { setupStepMessages } from '#messages/setup-steps.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import * as labels from '#contract/labels.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { WebsiteForm } from '#stores/account-setup/account-setup.ts'
import {
  $domainCheck,
  $domainRefusals,
  checkDomain,
  domainRefusal
} from '#stores/account-setup/domain-check.ts'
import { useMessages } from '../kit/use-messages.ts'
import { TextField } from '../kit/form/field.tsx'
import { AdvertisingHint } from './advertising-hint.tsx'
import { SyncFields } from './sync-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { PRODUCT } from './product.ts'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { submitStep } from './step-tabs.tsx'
import { useStepFields } from './use-step-fields.ts'

export function WebsiteStep() {
  const t = useMessages(setupStepMessages)
  const { steps } = useMessages(accountSetupMessages)
  const form = useStepFields(WebsiteForm)
  const refusals = useStore($domainRefusals)

  // The panel's answer arrives after the field was validated.
  useEffect(() => {
    if (Object.keys(refusals).length > 0) void validate(form)
  }, [form, refusals])

  // The panel refused the domain when the order was sent, and the agent was brought back here.
  useEffect(() => {
    if (domainErrors()['base_url'] !== undefined) submitStep()
  }, [])

  return (
    <>
      <StepHeading title={steps.website}>{t.websiteIntro}</StepHeading>
      <StepForm of={form} refusal={domainErrors}>
        <SyncFields of={form} schema={WebsiteForm} />
        <div>
          <TextField
            autoComplete="organization"
            label={labels.website_name}
            name="website_name"
            of={form}
            placeholder={t.websiteNameExample}
          />
          <AdvertisingHint field="website_name" />
        </div>
        <TextField
          autoCapitalize="none"
          autoComplete="url"
          hint={<DomainHint />}
          inputMode="url"
          label={t.domain}
          name="base_url"
          of={form}
          onLeave={(typed) => void checkDomain(typed)}
          placeholder={t.domainExample}
          spellCheck={false}
          tidy={(typed) => normaliseDomain(typed) ?? typed}
        />
        <PictureField label={labels.logo} name="logo" of={form} />
      </StepForm>
    </>
  )
}

function DomainHint() {
  const t = useMessages(setupStepMessages)
  const check = useStore($domainCheck)
  const domain = normaliseDomain(useStore($details).base_url ?? '') ?? ''
  const known = domain !== '' && check.domain === domain ? check.status : 'unknown'
  return (
    <span aria-live="polite" data-known={known}>
      {
        {
          checking: t.domainChecking(domain),
          free: t.domainFree(PRODUCT, domain),
          unknown: t.domainHint,
          unreachable: t.domainUnchecked(domain)
        }[known]
      }
    </span>
  )
}

function domainErrors(): Record<string, string> {
  const refusal = domainRefusal($details.get().base_url ?? '')
  return refusal === undefined ? {} : { base_url: refusal }
}
