import { useEffect, useRef, useState } from 'react'
import { siteKeysMessages } from '#messages/site-keys.ts'
import { paths } from '#rules/paths.ts'
import { SITE_KEYS, type SiteKey } from '#rules/websites/site-keys.ts'
import { $siteKeys, loadSiteKeys, removeSiteKey, saveSiteKey } from '#stores/website/site-keys.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './secret-keys.module.css'

/** Keys for other services, which the agent's website uses. */
export function SecretKeys() {
  const t = useMessages(siteKeysMessages)
  useEffect(() => void loadSiteKeys(), [])
  return (
    <Panel title={t.section}>
      <p className={styles['soft']}>
        {t.stored} {t.used}
      </p>
      <p>
        <a className="more" href={paths.googleKeysGuide}>
          {t.guide}
        </a>
      </p>
      <WhenLoaded
        loading={<TableSkeleton rows={5} />}
        of={$siteKeys}
        retry={loadSiteKeys}
        what={t.what}
      >
        {(keys) => (
          <ul className={styles['keys']}>
            {SITE_KEYS.map((name) => (
              <li key={name}>
                <KeyForm name={name} updated={keys.find((key) => key.name === name)?.updated} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Panel>
  )
}

/** One key: pasted, saved, and from then on only replaced or removed. */
function KeyForm({ name, updated }: { name: SiteKey; updated: string | undefined }) {
  const t = useMessages(siteKeysMessages)
  const { formatMoment } = useLocalTime()
  const label = t.names[name]
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'remove' | 'save'>()
  const [asking, setAsking] = useState(false)
  const save = async () => {
    setBusy('save')
    const problem = await saveSiteKey(name, typed)
    setBusy(undefined)
    setError(problem)
    if (problem === undefined) setTyped('')
    else box.current?.focus()
  }
  const remove = async () => {
    setAsking(false)
    setBusy('remove')
    await removeSiteKey(name)
    setBusy(undefined)
    box.current?.focus()
  }
  return (
    <PlainForm busy={busy !== undefined} className={styles['key']} onSubmit={save}>
      <PlainField
        autoComplete="off"
        box={box}
        error={error}
        hint={t.hints[name]}
        label={label}
        maxLength={200}
        name={name}
        onChange={setTyped}
        value={typed}
      />
      <div className={styles['acts']}>
        <span className={updated ? 'tag' : styles['soft']}>
          {updated ? t.set(formatMoment(updated)) : t.notSet}
        </span>
        <Button
          aria-label={updated ? t.replaceKey(label) : t.saveKey(label)}
          busy={busy === 'save'}
          busyLabel={t.saving}
          look="line"
          size="small"
          type="submit"
        >
          {updated ? t.replace : t.save}
        </Button>
        {updated && (
          <Button
            aria-label={t.removeKey(label)}
            busy={busy === 'remove'}
            busyLabel={t.removing}
            look="quiet"
            onClick={() => setAsking(true)}
            size="small"
          >
            {t.remove}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          confirm={t.remove}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
          title={t.removeTitle(label)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </PlainForm>
  )
}
