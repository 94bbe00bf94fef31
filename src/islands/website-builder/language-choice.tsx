import type { SiteContent } from '#contract/websites/site-content.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { websiteDetailsMessages } from '#messages/website-details.ts'
import { fillTranslations } from '#rules/websites/fill-translations.ts'
import { SITE_LANGUAGES, type SiteLanguage } from '#rules/websites/site-pages.ts'
import { firstContent } from '#sites/first-content.ts'
import { edit } from '#stores/website-builder/builder.ts'
import { changeDetails } from '#stores/website-builder/site-edits.ts'
import { PRODUCT } from '../account-setup/product.ts'
import { useMessages } from '../kit/use-messages.ts'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import styles from './panel.module.css'

/** The website's languages. Texts that nobody has changed yet are there in both. */
export function LanguageChoice() {
  const { languages } = useMessages(websiteBuilderMessages)
  const t = useMessages(websiteDetailsMessages).details
  const { language, second_language: second } = useBuilderSite()
  return (
    <fieldset className={styles['group']}>
      <legend>{t.languages}</legend>
      <PlainSelect
        label={t.language}
        name="language"
        of={SITE_LANGUAGES.map((one) => ({ value: one, label: languages[one] }))}
        // The other one stays the second, if there is a second.
        onChoose={(one) =>
          edit((site) =>
            changeDetails(translated(site, language, one), {
              language: one,
              second_language: second && language
            })
          )
        }
        value={language}
      />
      <PlainSelect
        hint={t.secondHint}
        label={t.secondLanguage}
        name="second_language"
        of={[
          { value: '' as const, label: t.noSecond },
          ...SITE_LANGUAGES.filter((one) => one !== language).map((one) => ({
            value: one,
            label: languages[one]
          }))
        ]}
        onChoose={(one) =>
          edit((site) =>
            changeDetails(one ? translated(site, language, one) : site, {
              second_language: one || null
            })
          )
        }
        value={second ?? ''}
      />
    </fieldset>
  )
}

/** The website with every text that is still a new website's in the other language too. */
function translated(site: SiteContent, from: SiteLanguage, to: SiteLanguage): SiteContent {
  if (from === to) return site
  const { company_logo, logo, salesman_image } = site
  const known = firstContent({
    ...site,
    language: from,
    second_language: to,
    pictures: {
      ...(company_logo && { company_logo }),
      ...(logo && { logo }),
      ...(salesman_image && { salesman_image })
    },
    product: PRODUCT
  })
  return fillTranslations(site, known, { from, to })
}
