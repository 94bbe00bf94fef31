import type { LinkTarget, SiteButton } from '#contract/websites/site-fields.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LineFields } from './line-fields.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { usePageNames } from './use-names.ts'
import styles from './fields.module.css'

const TARGETS = ['page', 'call', 'email', 'url'] as const

/** A button's label, and what it opens. */
export function ButtonFields({
  label,
  name,
  value,
  onChange
}: {
  label: string
  name: string
  value: SiteButton | null
  onChange: (value: SiteButton, field: string) => void
}) {
  const t = useMessages(websiteFieldsMessages).button
  const { pages } = useBuilderSite()
  const pageName = usePageNames()
  const home = pages.find(({ kind }) => kind === 'home')?.id ?? ''
  const button = value ?? {
    label: { en: '', fr: '' },
    target: { to: 'page' as const, page: pages.find(({ kind }) => kind === 'contact')?.id ?? home }
  }
  const { target } = button
  const setTarget = (next: LinkTarget) => onChange({ ...button, target: next }, 'target')
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <LineFields
        hint={t.hint}
        label={t.label}
        name={`${name}.label`}
        onChange={(line, language) => onChange({ ...button, label: line }, language)}
        value={button.label}
      />
      <PlainSelect
        label={t.target}
        name={`${name}.to`}
        of={TARGETS.map((to) => ({ value: to, label: t.targets[to] }))}
        onChoose={(to) => setTarget(emptyTarget(to, home))}
        value={target.to}
      />
      {target.to === 'page' && (
        <PlainSelect
          label={t.page}
          name={`${name}.page`}
          of={pages.map((page) => ({ value: page.id, label: pageName(page) }))}
          onChoose={(page) => setTarget({ to: 'page', page })}
          value={target.page}
        />
      )}
      {target.to === 'url' && (
        <PlainField
          hint={t.urlHint}
          inputMode="url"
          label={t.url}
          name={`${name}.url`}
          onChange={(url) => onChange({ ...button, target: { to: 'url', url } }, 'url')}
          value={target.url}
        />
      )}
    </fieldset>
  )
}

function emptyTarget(to: LinkTarget['to'], home: string): LinkTarget {
  if (to === 'page') return { to, page: home }
  return to === 'url' ? { to, url: 'https://' } : { to }
}
