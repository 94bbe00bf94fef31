import { useState } from 'react'
import type { SiteState } from '#contract/websites/site-builder.ts'
import type { SiteStamp } from '#contract/websites/site-stamps.ts'
import { brokerageMessages } from '#messages/brokerage.ts'
import { pairMessages } from '#messages/pairs.ts'
import { askForStamp, revokeStamp } from '#stores/website/brokerage.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainForm } from '../../kit/form/plain-form.tsx'
import { PlainSelect } from '../../kit/form/plain-select.tsx'
import { useFocusWrong } from '../../kit/form/use-focus-wrong.ts'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './brokerage.module.css'

/** Asks the broker of record, and shows every request with its decision. */
export function StampsPanel({ state, stamps }: { state: SiteState; stamps: readonly SiteStamp[] }) {
  const t = useMessages(brokerageMessages).stamps
  return (
    <>
      <div className={styles['screen']}>
        <Panel title={t.title}>
          <AskForm state={state} />
        </Panel>
      </div>
      <Panel title={t.list}>
        {stamps.length === 0 ? (
          <EmptyState title={t.none}>{t.noneText}</EmptyState>
        ) : (
          <ul className={styles['records']}>
            {stamps.map((stamp) => (
              <Stamp key={stamp.stamp_id} stamp={stamp} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

function AskForm({ state }: { state: SiteState }) {
  const t = useMessages(brokerageMessages).stamps
  const { draft_version, published_version } = state
  const [version, setVersion] = useState(String(published_version ?? draft_version))
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useFocusWrong(errors)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const wrong = await askForStamp({ version: Number(version), name, email })
    setBusy(false)
    setErrors(wrong ?? {})
  }
  const isBoth = published_version !== null && published_version !== draft_version
  return (
    <PlainForm className={styles['form']} onSubmit={ask} ref={form}>
      <p>{t.text}</p>
      {isBoth && (
        <PlainSelect
          label={t.version}
          name="version"
          of={[
            { value: String(published_version), label: t.live },
            { value: String(draft_version), label: t.draft }
          ]}
          onChoose={setVersion}
          value={version}
        />
      )}
      <PlainField
        error={errors['name']}
        label={t.name}
        name="name"
        onChange={setName}
        value={name}
      />
      <PlainField
        error={errors['email']}
        inputMode="email"
        label={t.email}
        name="email"
        onChange={setEmail}
        value={email}
      />
      <div>
        <Button busy={busy} busyLabel={t.asking} type="submit">
          {t.ask}
        </Button>
      </div>
    </PlainForm>
  )
}

const LOOKS = { approved: '', changes: 'warn', expired: 'bad', revoked: 'bad', waiting: 'warn' }

function Stamp({ stamp }: { stamp: SiteStamp }) {
  const t = useMessages(brokerageMessages).stamps
  const { pair } = useMessages(pairMessages)
  const { formatMoment } = useLocalTime()
  const [busy, setBusy] = useState(false)
  const { asked_email, asked_name, decided_at, decision, findings, remarks } = stamp
  const isOpen =
    decision === null && stamp.revoked_at === null && new Date(stamp.expires) > new Date()
  const shown = decision ?? (stamp.revoked_at ? 'revoked' : isOpen ? 'waiting' : 'expired')
  const revoke = async () => {
    setBusy(true)
    await revokeStamp(stamp.stamp_id)
    setBusy(false)
  }
  return (
    <li>
      <p>
        <b>{t.ofVersion(stamp.version)}</b>{' '}
        <span className={`tag ${LOOKS[shown]}`}>{t[shown]}</span>
      </p>
      <p>{t.sent(asked_name, asked_email, formatMoment(stamp.created))}</p>
      <p>{t.findings(findings.length)}</p>
      {decided_at !== null && (
        <p>
          {t.decided(stamp.decided_name ?? '', stamp.decided_email ?? '', formatMoment(decided_at))}
        </p>
      )}
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ page, page_id, text }) => (
            <li key={page_id ?? ''}>
              {page !== '' && <b>{pair(page, '')}</b>}
              {text}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div className={styles['acts']}>
          <span>{t.until(formatMoment(stamp.expires))}</span>
          <Button
            aria-label={t.revokeOf(asked_name)}
            busy={busy}
            busyLabel={t.revoking}
            look="line"
            onClick={() => void revoke()}
            size="small"
          >
            {t.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}
