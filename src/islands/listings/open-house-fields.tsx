import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { OPEN_HOUSES_MAX } from '#rules/listings/listing-limits.ts'
import { editListing } from '#stores/listings/open-listing.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LineFields } from '../website-builder/line-fields.tsx'
import { RowList } from './row-list.tsx'
import { useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

/** Two hours on an afternoon, for an agent to change. */
const EMPTY = {
  OpenHouseDate: '',
  OpenHouseStartTime: '14:00',
  OpenHouseEndTime: '16:00',
  OpenHouseRemarks: { en: '', fr: '' }
}

const TIMES = [
  ['OpenHouseDate', 'date'],
  ['OpenHouseStartTime', 'time'],
  ['OpenHouseEndTime', 'time']
] as const

export function OpenHouseFields() {
  const t = useMessages(listingEditorMessages)
  const f = useMessages(listingFieldMessages)
  return (
    <Panel title={t.sections.openHouses}>
      <RowList
        empty={EMPTY}
        max={OPEN_HOUSES_MAX}
        name="openHouses"
        onChange={(openHouses) => editListing({ openHouses })}
        rows={useTyped().openHouses}
      >
        {({ change, errors, path, row }) => (
          <>
            <div className={styles['grid']}>
              {TIMES.map(([name, type]) => (
                <PlainField
                  error={errors[`${path}.${name}`]}
                  key={name}
                  label={f.fields[name]}
                  name={`${path}.${name}`}
                  onChange={(typed) => change({ [name]: typed })}
                  type={type}
                  value={row[name]}
                />
              ))}
            </div>
            <p className={styles['soft']}>{f.hints.openHouses}</p>
            <LineFields
              label={f.fields.OpenHouseRemarks}
              name={`${path}.OpenHouseRemarks`}
              onChange={(OpenHouseRemarks) => change({ OpenHouseRemarks })}
              value={row.OpenHouseRemarks}
            />
          </>
        )}
      </RowList>
    </Panel>
  )
}
