import { listingImportMessages } from '#messages/listings/listing-import.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { PROPERTY_SUB_TYPES } from '#rules/listings/home-type.ts'
import { LISTING_STATUSES } from '#rules/listings/listing-status.ts'
import { PROVINCES } from '#rules/provinces.ts'
import type { ListingImportOptions } from '#stores/listings/import-listings.ts'
import { PlainSelect } from '../../kit/form/plain-select.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from '../../kit/importing/importing.module.css'

/** What rows are that don't say it. */
export function ImportOptions({
  onChange,
  options
}: {
  options: ListingImportOptions
  onChange: (options: ListingImportOptions) => void
}) {
  const t = useMessages(listingImportMessages)
  const { provinces, statuses, types } = useMessages(listingLabels)
  const { defaults, deleted } = options
  const set = (change: Partial<ListingImportOptions['defaults']>) =>
    onChange({ ...options, defaults: { ...defaults, ...change } })
  return (
    <fieldset className={styles['fields']}>
      <legend>{t.forAll}</legend>
      <PlainSelect
        label={t.defaults.MlsStatus}
        name="default_status"
        of={LISTING_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        onChoose={(MlsStatus) => set({ MlsStatus })}
        value={defaults.MlsStatus}
      />
      <PlainSelect
        label={t.defaults.PropertySubType}
        name="default_type"
        of={PROPERTY_SUB_TYPES.map((value) => ({ value, label: types[value] }))}
        onChoose={(PropertySubType) => set({ PropertySubType })}
        value={defaults.PropertySubType}
      />
      <PlainSelect
        label={t.defaults.StateOrProvince}
        name="default_province"
        of={PROVINCES.map((value) => ({ value, label: provinces[value] }))}
        onChoose={(StateOrProvince) => set({ StateOrProvince })}
        value={defaults.StateOrProvince}
      />
      <PlainSelect
        label={t.deleted}
        name="deleted"
        of={(['leave', 'put_back'] as const).map((value) => ({
          value,
          label: t.deletedChoices[value]
        }))}
        onChoose={(chosen) => onChange({ ...options, deleted: chosen })}
        value={deleted}
      />
    </fieldset>
  )
}
