import { useRef, useState } from 'react'
import type { ConnectorList } from '#contract/leads/connectors.ts'
import { leadConnectorMessages } from '#messages/lead-connectors.ts'
import type { ConnectorKind } from '#rules/leads/connectors.ts'
import { removeConnector, rotateSecret, testConnector } from '#stores/leads/connectors.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './connectors.module.css'

/** One line of settings; a connector's can be tested and removed too. */
export function ConnectorForm({
  kind,
  connector,
  label,
  hint,
  value,
  save
}: {
  kind?: ConnectorKind
  connector?: ConnectorList['connectors'][number] | undefined
  label: string
  hint: string
  value: string
  /** Answers what is wrong, if anything. */
  save: (typed: string) => Promise<string | undefined>
}) {
  const t = useMessages(leadConnectorMessages)
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const problem = await save(typed)
    setBusy(false)
    setError(problem)
    if (problem !== undefined) box.current?.focus()
    else if (kind === 'follow_up_boss') setTyped('')
  }
  return (
    <PlainForm busy={busy} className={styles['form']} onSubmit={submit}>
      <PlainField
        autoComplete="off"
        box={box}
        error={error}
        hint={hint}
        label={label}
        maxLength={500}
        name={kind ?? 'second_address'}
        onChange={setTyped}
        value={typed}
      />
      <div className={styles['acts']}>
        {kind && (
          <span className={connector?.is_on ? 'tag' : connector ? 'tag bad' : styles['soft']}>
            {connector ? (connector.is_on ? t.on : t.off) : t.notSet}
          </span>
        )}
        <Button
          aria-label={t.saveIt(label)}
          busy={busy}
          busyLabel={t.saving}
          look="line"
          size="small"
          type="submit"
        >
          {t.save}
        </Button>
        {kind && connector && <ConnectorActs kind={kind} name={t[NAMES[kind]]} />}
      </div>
    </PlainForm>
  )
}

const NAMES = { webhook: 'webhook', follow_up_boss: 'followUpBoss' } as const

function ConnectorActs({ kind, name }: { kind: ConnectorKind; name: string }) {
  const t = useMessages(leadConnectorMessages)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const test = async () => {
    setBusy(true)
    await testConnector(kind)
    setBusy(false)
  }
  return (
    <>
      <Button
        aria-label={t.testIt(name)}
        busy={busy}
        busyLabel={t.testing}
        look="line"
        onClick={() => void test()}
        size="small"
      >
        {t.test}
      </Button>
      {kind === 'webhook' && (
        <Button look="quiet" onClick={() => void rotateSecret()} size="small">
          {t.rotate}
        </Button>
      )}
      <Button
        aria-label={t.removeIt(name)}
        look="quiet"
        onClick={() => setAsking(true)}
        size="small"
      >
        {t.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          confirm={t.remove}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void removeConnector(kind)
          }}
          title={t.removeTitle(name)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
