import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { ROOMS_MAX } from '#rules/listings/listing-limits.ts'
import { editListing } from '#stores/listings/open-listing.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LineFields } from '../website-builder/line-fields.tsx'
import { RowList } from './row-list.tsx'
import { useTyped } from './use-listing-form.ts'

const EMPTY = { RoomType: { en: '', fr: '' }, RoomLevel: { en: '', fr: '' }, RoomDimensions: '' }

export function RoomFields() {
  const t = useMessages(listingEditorMessages)
  const f = useMessages(listingFieldMessages)
  return (
    <Panel title={t.sections.rooms}>
      <RowList
        empty={EMPTY}
        max={ROOMS_MAX}
        name="Rooms"
        onChange={(Rooms) => editListing({ Rooms })}
        rows={useTyped().Rooms}
      >
        {({ change, errors, path, row }) => (
          <>
            {(['RoomType', 'RoomLevel'] as const).map((name) => (
              <LineFields
                key={name}
                label={f.fields[name]}
                name={`${path}.${name}`}
                onChange={(line) => change({ [name]: line })}
                value={row[name]}
              />
            ))}
            <PlainField
              error={errors[`${path}.RoomDimensions`]}
              hint={f.hints.RoomDimensions}
              label={f.fields.RoomDimensions}
              name={`${path}.RoomDimensions`}
              onChange={(RoomDimensions) => change({ RoomDimensions })}
              value={row.RoomDimensions}
            />
          </>
        )}
      </RowList>
    </Panel>
  )
}
