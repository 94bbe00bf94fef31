import { useLayoutEffect, useRef } from 'react'
import type { SiteContent } from '#contract/websites/site-content.ts'
import type { Line } from '#contract/websites/site-fields.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useFieldSite } from './use-field-site.ts'
import styles from './fields.module.css'

type Languages = Pick<SiteContent, 'language' | 'second_language'>

/** Whether a picture is described in the website's main language, which the other falls back to. */
export function isDescribed(alt: Line, { language }: Languages): boolean {
  return alt[language].trim() !== ''
}

/** What a picture shows, in each of the website's languages; required in the main one. */
export function DescriptionFields({
  value,
  isMissing,
  onChange
}: {
  value: Line
  isMissing: boolean
  onChange: (value: Line) => void
}) {
  const t = useMessages(websiteFieldsMessages).picture
  const { inLanguage, languages } = useMessages(websiteBuilderMessages)
  const site = useFieldSite()
  const { language: main, second_language: second } = site
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  const of: SiteLanguage[] = second === null ? [main] : [main, second]
  return (
    <div className={styles['languages']}>
      {of.map((language) => (
        <PlainField
          error={
            isMissing && language === main && !isDescribed(value, site) ? t.altMissing : undefined
          }
          hint={t.altHint}
          key={language}
          label={second === null ? t.alt : inLanguage(t.alt, languages[language])}
          maxLength={300}
          name={`alt.${language}`}
          onChange={(typed) => onChange({ ...value, [language]: typed })}
          value={value[language]}
          {...(language === main && { box })}
        />
      ))}
    </div>
  )
}
