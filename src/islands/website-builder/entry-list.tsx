import { Fragment, useState, type ReactNode } from 'react'
import type { Line, SitePicture } from '#contract/websites/site-fields.ts'
import { websiteFieldsMessages } from '#messages/website-fields.ts'
import { BLOCK_ENTRIES_MAX } from '#rules/websites/site-pages.ts'
import { addEntry, moved } from '#stores/website-builder/site-edits.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { ChangeField, EntryFields, FieldKind, FieldName } from './block-fields.ts'
import { MoveButtons } from './move-buttons.tsx'
import { SitePictureDialog } from './picture-dialog.tsx'
import { useBuilderSite } from './use-builder-site.ts'
import { lineIn } from './use-names.ts'
import styles from './fields.module.css'

type Entry = { id: string } & Record<string, unknown>

export type EntryField = {
  kind: FieldKind
  name: FieldName
  path: string
  value: unknown
  onChange: ChangeField
}

/** The entries of a block: questions, areas, pictures. */
export function EntryList({
  entries,
  name,
  of: { empty, fields },
  path,
  onChange,
  children
}: {
  entries: readonly { id: string }[]
  name: FieldName
  of: EntryFields
  path: string
  onChange: ChangeField
  /** Edits one field of an entry. */
  children: (field: EntryField) => ReactNode
}) {
  const t = useMessages(websiteFieldsMessages)
  const [choosing, setChoosing] = useState(false)
  const { language } = useBuilderSite()
  const list = entries as Entry[]
  const kinds = Object.entries(fields)
  const [first] = kinds
  const nameOf = (entry: Entry, at: number) =>
    (first && lineIn(entry[first[0]] as Line, language)) || t.entry.numbered(at + 1)
  // A picture can't be empty, so it is chosen before its entry is there.
  const needsPicture = 'picture' in fields && !('picture' in empty)
  // A picture that an entry can't be without goes with its entry.
  const changed = (id: string, field: string, value: unknown) =>
    value === null && field === 'picture' && needsPicture
      ? list.filter((one) => one.id !== id)
      : list.map((one) => (one.id === id ? { ...one, [field]: value } : one))
  const add = (change: { picture?: SitePicture }) =>
    onChange(addEntry<object>(list, { ...empty, ...change }), 'add')
  return (
    <fieldset className={styles['group']}>
      <legend>{t.fields[name]}</legend>
      {list.length > 0 && (
        <ol className={styles['entries']}>
          {list.map((entry, at) => (
            <li key={entry.id}>
              <fieldset className={styles['group']}>
                <legend>{nameOf(entry, at)}</legend>
                {kinds.map(([field, kind]) => (
                  <Fragment key={field}>
                    {children({
                      kind,
                      name: field as FieldName,
                      onChange: (value, part) =>
                        onChange(changed(entry.id, field, value), `${entry.id}.${field}.${part}`),
                      path: `${path}.${entry.id}.${field}`,
                      value: entry[field]
                    })}
                  </Fragment>
                ))}
                <div className={styles['acts']}>
                  <MoveButtons
                    at={at}
                    labels={{ down: t.entry.moveDown, up: t.entry.moveUp }}
                    name={nameOf(entry, at)}
                    onMove={(to) => onChange(moved(list, entry.id, to), 'move')}
                    total={list.length}
                  />
                  <Button
                    aria-label={t.entry.remove(nameOf(entry, at))}
                    look="quiet"
                    onClick={() =>
                      onChange(
                        list.filter(({ id }) => id !== entry.id),
                        'remove'
                      )
                    }
                    size="small"
                  >
                    {t.picture.remove}
                  </Button>
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {list.length < BLOCK_ENTRIES_MAX && (
        <div>
          <Button
            look="line"
            onClick={() => (needsPicture ? setChoosing(true) : add({}))}
            size="small"
          >
            {t.entry.add(t.fields[name])}
          </Button>
        </div>
      )}
      {choosing && (
        <SitePictureDialog
          onClose={() => setChoosing(false)}
          onTake={(picture) => add({ picture })}
        />
      )}
    </fieldset>
  )
}
