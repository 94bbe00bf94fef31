import type { BlockOf } from '#contract/websites/site-blocks.ts'
import type { Line, SiteButton, SitePicture } from '#contract/websites/site-fields.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import { VIGNETTES } from '#sites/art/vignette-names.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { Segments } from '../kit/segments.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { ChangeField } from './block-fields.ts'
import { ButtonFields } from './button-fields.tsx'
import { EntryList, type EntryField } from './entry-list.tsx'
import { LineFields, RichFields } from './line-fields.tsx'
import { SitePictureField } from './picture-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import styles from './fields.module.css'

/** Edits one field of a block. The types of `BLOCK_FIELDS` see to it that the kind fits the value. */
export function FieldEditor({ kind, name, path, value, onChange }: EntryField) {
  const t = useMessages(websiteFieldsMessages)
  const label = t.fields[name]
  const field = { label, name: path }
  if (typeof kind === 'object') {
    return (
      <EntryList
        entries={value as { id: string }[]}
        of={kind}
        name={name}
        onChange={onChange}
        path={path}
      >
        {(field) => <FieldEditor {...field} />}
      </EntryList>
    )
  }
  switch (kind) {
    case 'line':
    case 'text':
      return (
        <LineFields
          {...field}
          onChange={onChange}
          rows={kind === 'text' ? 3 : undefined}
          value={value as Line}
        />
      )
    case 'rich':
      return <RichFields {...field} onChange={onChange} value={value as Line} />
    case 'picture':
      return <SitePictureField {...field} onChange={onChange} value={value as SitePicture | null} />
    case 'button':
      return <ButtonFields {...field} onChange={onChange} value={value as SiteButton | null} />
    case 'greeting':
      return <Greeting onChange={onChange} value={value as BlockOf<'hero'>['greeting']} />
    case 'url':
      return (
        <PlainField
          {...field}
          hint={t.hints.url}
          inputMode="url"
          onChange={(url) => onChange(url, 'url')}
          value={value as string}
        />
      )
    case 'rate':
      return (
        <PlainField
          {...field}
          hint={t.hints.rate}
          inputMode="decimal"
          maxLength={6}
          onChange={(rate) => onChange(rate, 'rate')}
          value={value as string}
        />
      )
    case 'day':
      return (
        <PlainField
          {...field}
          hint={t.hints.rate_on}
          onChange={(day) => onChange(day, 'day')}
          type="date"
          value={value as string}
        />
      )
    case 'side':
      return (
        <div>
          <p className={styles['label']}>{label}</p>
          <Segments
            label={label}
            of={(['left', 'right'] as const).map((side) => ({ value: side, label: t.sides[side] }))}
            onChoose={(side) => onChange(side, 'side')}
            value={value as 'left' | 'right'}
          />
        </div>
      )
    case 'vignette':
      return (
        <PlainSelect
          {...field}
          of={[
            { value: '', label: t.noVignette },
            ...VIGNETTES.map((one) => ({ value: one, label: t.vignettes[one] }))
          ]}
          onChoose={(vignette) => onChange(vignette, 'vignette')}
          value={value as ''}
        />
      )
  }
}

function Greeting({
  value,
  onChange
}: {
  value: BlockOf<'hero'>['greeting']
  onChange: ChangeField
}) {
  const t = useMessages(websiteFieldsMessages)
  const { lang, words } = value ?? { lang: '', words: '' }
  const change = (next: { lang: string; words: string }, part: string) =>
    onChange(next.words || next.lang ? next : null, part)
  return (
    <div className={styles['languages']}>
      <PlainField
        hint={t.hints.greeting}
        label={t.fields.greeting}
        name="greeting.words"
        onChange={(typed) => change({ lang, words: typed }, 'words')}
        value={words}
      />
      {value && (
        <PlainField
          hint={t.greetingLanguageHint}
          label={t.greetingLanguage}
          maxLength={12}
          name="greeting.lang"
          onChange={(typed) => change({ lang: typed, words }, 'lang')}
          value={lang}
        />
      )}
    </div>
  )
}
