import { validate } from '@formisch/react'
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
import { TextField } from '../kit/form/field.tsx'
import { AdvertisingHint } from './advertising-hint.tsx'
import { KeptFields } from './kept-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { PRODUCT } from './product.ts'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { submitStep } from './step-tabs.tsx'
import { useStepFields } from './use-step-fields.ts'

export function WebsiteStep() {
  const form = useStepFields(WebsiteForm)
  const refusals = useStore($domainRefusals)

  // What the panel says about a domain comes after the field was judged.
  useEffect(() => {
    if (Object.keys(refusals).length > 0) void validate(form)
  }, [form, refusals])

  // The panel refused the domain at the very end: the agent is led back here to see why.
  useEffect(() => {
    if (taken()['base_url'] !== undefined) submitStep()
  }, [])

  return (
    <>
      <StepHeading title="Website Details">
        What your website is called, and where on the internet people find it.
      </StepHeading>
      <StepForm of={form} refusal={taken}>
        <KeptFields of={form} schema={WebsiteForm} />
        <div>
          <TextField
            autoComplete="organization"
            label={labels.website_name}
            name="website_name"
            of={form}
            placeholder="Amara Osei Homes"
          />
          <AdvertisingHint field="website_name" />
        </div>
        <TextField
          autoCapitalize="none"
          autoComplete="url"
          hint={<DomainHint />}
          inputMode="url"
          label="Domain"
          name="base_url"
          of={form}
          onLeave={(typed) => void checkDomain(typed)}
          placeholder="amaraosei.ca"
          spellCheck={false}
          tidy={(typed) => normaliseDomain(typed) ?? typed}
        />
        <PictureField label={labels.logo} name="logo" of={form} />
      </StepForm>
    </>
  )
}

function DomainHint() {
  const check = useStore($domainCheck)
  const domain = normaliseDomain(useStore($details).base_url ?? '')
  const known = domain !== undefined && check.domain === domain ? check.status : 'unknown'
  return (
    <span aria-live="polite" data-known={known}>
      {
        {
          checking: `Checking ${domain}…`,
          free: `No other ${PRODUCT} website uses ${domain}.`,
          unknown:
            'A domain that you own. We show you later how to point it to your website. No domain yet? Enter the one you plan to register.',
          unreachable: `We couldn’t check ${domain} just now. You can go on; it is checked again before you pay.`
        }[known]
      }
    </span>
  )
}

function taken(): Record<string, string> {
  const refusal = domainRefusal($details.get().base_url ?? '')
  return refusal === undefined ? {} : { base_url: refusal }
}
