import { useStore } from '@nanostores/react'
import type { SubmitEvent } from 'react'
import { setupStepMessages } from '#messages/setup-steps.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { $details, saveDetails } from '#stores/account-setup/account-details.ts'
import { moveOn } from '#stores/account-setup/account-setup.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useLoadedSite } from './use-loaded-site.ts'
import { VerificationSent } from './verification-sent.tsx'
import { StepButtons } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { FORM_ID } from './step-tabs.tsx'
import styles from './template-step.module.css'

export function TemplateStep() {
  const t = useMessages(setupStepMessages)
  const { steps } = useMessages(accountSetupMessages)
  const { templates } = useLoadedSite()
  const { template_id } = useStore($details)
  const next = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void moveOn()
  }
  return (
    <>
      <StepHeading title={steps.template}>{t.templateIntro}</StepHeading>
      <form id={FORM_ID} onSubmit={next}>
        <fieldset className={styles['templates']}>
          <legend className="visually-hidden">{t.chooseTemplate}</legend>
          {templates.map(({ base_url, screenshot, website_id, website_name }) => (
            <div className={styles['template']} key={website_id}>
              <label>
                <img alt="" height="750" loading="lazy" src={screenshot} width="1200" />
                <span className={styles['name']}>
                  <input
                    checked={website_id === template_id}
                    name="template_id"
                    onChange={() => saveDetails({ template_id: website_id })}
                    type="radio"
                    value={website_id}
                  />
                  {website_name}
                </span>
              </label>
              <a href={base_url} rel="noreferrer" target="_blank">
                {t.openSample}
                <span className="visually-hidden">{t.openSampleOf(website_name)}</span>
              </a>
            </div>
          ))}
        </fieldset>
        <StepButtons />
      </form>
      <VerificationSent />
    </>
  )
}
