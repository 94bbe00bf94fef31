import { useRef, useState } from 'react'
import { domainClaimMessages } from '#messages/domain-claim.ts'
import { askForDomain, type DomainClaim as Claim, switchDomain } from '#stores/website/domain.ts'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainForm } from '../../kit/form/plain-form.tsx'
import { Button } from '../../kit/button.tsx'
import { Modal } from '../../kit/modal.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { Copy } from './domain-record.tsx'
import own from './domain-card.module.css'

/** Gives the website another domain: the agent enters it, adds a record, and lets us look. */
export function DomainClaim() {
  const t = useMessages(domainClaimMessages)
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [claim, setClaim] = useState<Claim & { ok: true }>()
  const close = () => !busy && setOpen(false)
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)} size="small">
        {t.open}
      </Button>
      <Modal onClose={close} open={isOpen} title={t.title}>
        {claim ? (
          <RecordStep
            busy={busy}
            claim={claim}
            onBack={() => setClaim(undefined)}
            onBusy={setBusy}
            onDone={() => {
              setClaim(undefined)
              setOpen(false)
            }}
          />
        ) : (
          <NameStep busy={busy} onBusy={setBusy} onCancel={close} onClaim={setClaim} />
        )}
      </Modal>
    </>
  )
}

function NameStep({
  busy,
  onBusy,
  onCancel,
  onClaim
}: {
  busy: boolean
  onBusy: (busy: boolean) => void
  onCancel: () => void
  onClaim: (claim: Claim & { ok: true }) => void
}) {
  const t = useMessages(domainClaimMessages)
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const ask = async () => {
    onBusy(true)
    const asked = await askForDomain(typed)
    onBusy(false)
    if (asked.ok) return onClaim(asked)
    setError(asked.message)
    box.current?.focus()
  }
  return (
    <PlainForm busy={busy} className={own['claim']} onSubmit={ask}>
      <p>{t.intro}</p>
      <PlainField
        autoComplete="off"
        box={box}
        error={error}
        first
        hint={t.hint}
        label={t.field}
        maxLength={253}
        name="base_url"
        onChange={setTyped}
        value={typed}
      />
      <div className={own['acts']}>
        <Button busy={busy} busyLabel={t.asking} type="submit">
          {t.next}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </PlainForm>
  )
}

function RecordStep({
  busy,
  claim: { base_url, host, value },
  onBack,
  onBusy,
  onDone
}: {
  busy: boolean
  claim: Claim & { ok: true }
  onBack: () => void
  onBusy: (busy: boolean) => void
  onDone: () => void
}) {
  const t = useMessages(domainClaimMessages)
  const [problem, setProblem] = useState<string>()
  const check = async () => {
    onBusy(true)
    setProblem(undefined)
    const found = await switchDomain(base_url)
    onBusy(false)
    if (found === undefined) onDone()
    else setProblem(found)
  }
  return (
    <div className={own['claim']}>
      <p>{t.add(base_url)}</p>
      <dl className={own['txt']}>
        <div>
          <dt>{t.type}</dt>
          <dd>TXT</dd>
        </div>
        {[
          [t.name, host],
          [t.value, value]
        ].map(([label, text = '']) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={own['line']}>
              <code>{text}</code>
              <Copy text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={own['soft']}>{t.afterwards(base_url)}</p>
      {problem !== undefined && <Notice kind="warning">{problem}</Notice>}
      <div className={own['acts']}>
        <Button busy={busy} busyLabel={t.checking} onClick={() => void check()}>
          {t.check}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t.other}
        </Button>
      </div>
    </div>
  )
}
