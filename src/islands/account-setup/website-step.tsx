import { type FormStore, validate } from '@formisch/react'
import { setupStepMessages } from '#messages/setup-steps.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import * as labels from '#contract/labels.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { computed } from 'nanostores'
import { normaliseDomain } from '#rules/websites/domain.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { WebsiteForm } from '#stores/account-setup/account-setup.ts'
import { pageLanguage } from '#stores/site/messages.ts'
import {
  $domainCheck,
  $domainRefusals,
  checkDomain,
  domainRefusal
} from '#stores/account-setup/domain-check.ts'
import { useMessages } from '../kit/use-messages.ts'
import { SelectField, TextField } from '../kit/form/field.tsx'
import { AdvertisingHint } from './advertising-hint.tsx'
import { SyncFields } from './sync-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { PRODUCT } from './product.ts'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { submitStep } from './step-tabs.tsx'
import styles from './step.module.css'
import { useDeferredStore } from './use-deferred-store.ts'
import { useLoadedSite } from './use-loaded-site.ts'
import { useStepFields } from './use-step-fields.ts'

/** The language unless the agent chooses one. */
const $automaticLanguage = computed(
  $details,
  (details) => siteStart({ ...details, site_language: '' }, pageLanguage()).language
)

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
            label={useMessages(labels.website_name)}
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
        <PlaceFields of={form} />
        <PictureField label={useMessages(labels.logo)} name="logo" of={form} />
      </StepForm>
    </>
  )
}

/** Where the agent works, and the website's language, which follows the province unless it is chosen. */
function PlaceFields({ of: form }: { of: FormStore<typeof WebsiteForm> }) {
  const t = useMessages(setupStepMessages)
  const { provinces } = useLoadedSite()
  const automatic = useDeferredStore($automaticLanguage)
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          autoComplete="address-level2"
          label={useMessages(labels.site_city)}
          name="site_city"
          of={form}
          optional
          placeholder={t.cityExample}
        />
        <SelectField
          autoComplete="address-level1"
          label={useMessages(labels.site_province)}
          name="site_province"
          of={form}
          optional
          options={provinces.map(({ province_name, province_shortcode }) => ({
            label: province_name,
            value: province_shortcode
          }))}
          placeholder={t.asBilled}
        />
      </div>
      <SelectField
        hint={t.languageHint}
        label={useMessages(labels.site_language)}
        name="site_language"
        of={form}
        options={SITE_LANGUAGES.map((value) => ({ label: t.languages[value], value }))}
        placeholder={t.automatic(t.languages[automatic])}
      />
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
