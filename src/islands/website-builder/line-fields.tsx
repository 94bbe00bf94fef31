import { useId } from 'react'
import type { Line } from '#contract/websites/site-fields.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { RichText } from '../editor/rich-text.tsx'
import { FieldFrame } from '../kit/form/field-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useFieldSite } from './use-field-site.ts'
import styles from './fields.module.css'

type Props = {
  label: string
  name: string
  value: Line
  hint?: string
  errorIn?: (language: SiteLanguage) => string | undefined
  onChange: (value: Line, language: SiteLanguage) => void
}

/** A line or a plain text, in each of the website's languages. */
export function LineFields({ rows, ...props }: Props & { rows?: number | undefined }) {
  const { errorIn, value, name, hint, onChange } = props
  return (
    <div className={styles['languages']}>
      {useLanguages(props.label).map(({ label, language }) => (
        <PlainField
          error={errorIn?.(language)}
          hint={hint}
          key={language}
          label={label}
          name={`${name}.${language}`}
          onChange={(typed) => onChange({ ...value, [language]: typed }, language)}
          value={value[language]}
          {...(rows !== undefined && { rows })}
        />
      ))}
    </div>
  )
}

/** A rich text, in each of the website's languages. */
export function RichFields({ label: name, value, onChange }: Props) {
  return (
    <div className={styles['rich']}>
      {useLanguages(name).map(({ label, language }) => (
        <RichField
          html={value[language]}
          key={language}
          label={label}
          onChange={(html) => onChange({ ...value, [language]: html }, language)}
        />
      ))}
    </div>
  )
}

function RichField({
  label,
  html,
  onChange
}: {
  label: string
  html: string
  onChange: (html: string) => void
}) {
  const id = useId()
  return (
    <FieldFrame error={undefined} id={id} label={label}>
      <span className="visually-hidden" id={`${id}-label`}>
        {label}
      </span>
      <RichText
        describedBy={undefined}
        html={html}
        id={id}
        labelledBy={`${id}-label`}
        onChange={onChange}
      />
    </FieldFrame>
  )
}

/** The website's languages, each with the field's label; one language needs no name. */
function useLanguages(label: string): { label: string; language: SiteLanguage }[] {
  const t = useMessages(websiteBuilderMessages)
  const { language, second_language: second } = useFieldSite()
  if (second === null) return [{ label, language }]
  return [language, second].map((one) => ({
    label: t.inLanguage(label, t.languages[one]),
    language: one
  }))
}
