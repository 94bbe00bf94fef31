import { advertisingFindingMessages } from '#messages/advertising-findings.ts'
import { edit } from '#stores/website-builder/builder.ts'
import { changeDetails } from '#stores/website-builder/site-edits.ts'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useBuilderSite } from './use-builder-site.ts'
import styles from './panel.module.css'

const NAMES = ['name', 'brokerage', 'corporation', 'team'] as const
const EMPTY = { name: '', brokerage: '', corporation: '', team: '' }

/** Names as the regulator's register has them, which the advertising rules compare with. */
export function LicenceFields() {
  const t = useMessages(advertisingFindingMessages).licence
  const { licence = EMPTY } = useBuilderSite()
  return (
    <fieldset className={styles['group']}>
      <legend>{t.title}</legend>
      <p className={styles['soft']}>{t.hint}</p>
      {NAMES.map((name) => (
        <PlainField
          key={name}
          label={t[name]}
          name={`licence.${name}`}
          onChange={(typed) =>
            edit(
              (site) =>
                changeDetails(site, { licence: { ...EMPTY, ...site.licence, [name]: typed } }),
              `details.licence.${name}`
            )
          }
          optional
          value={licence[name]}
        />
      ))}
    </fieldset>
  )
}
