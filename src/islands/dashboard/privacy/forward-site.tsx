import { useState } from 'react'
import type { Forwarding } from '#contract/websites/site-exports.ts'
import { takeEverythingMessages } from '#messages/take-everything.ts'
import { endForwarding, forwardSite } from '#stores/website/take-everything.ts'
import { Button } from '../../kit/button.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainForm } from '../../kit/form/plain-form.tsx'
import { useFocusWrong } from '../../kit/form/use-focus-wrong.ts'
import { Notice } from '../../kit/notice.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './take-everything.module.css'

/** Says where the website went, and takes it back. */
export function ForwardSite({ forwarding }: { forwarding: Forwarding | null }) {
  const t = useMessages(takeEverythingMessages).forwarding
  const { formatMoment } = useLocalTime()
  const [address, setAddress] = useState(forwarding?.origin ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState<'end' | 'forward'>()
  const form = useFocusWrong(errors)
  const forward = async () => {
    if (address.trim() === '') return setErrors({ address: t.missing })
    setBusy('forward')
    setErrors((await forwardSite(address)) ?? {})
    setBusy(undefined)
  }
  const end = async () => {
    setBusy('end')
    await endForwarding()
    setBusy(undefined)
  }
  return (
    <PlainForm className={styles['section']} onSubmit={forward} ref={form}>
      <p>{t.text}</p>
      {forwarding && (
        <Notice kind="warning" title={t.on(forwarding.origin)}>
          <p>{t.until(formatMoment(forwarding.until))}</p>
        </Notice>
      )}
      <PlainField
        autoComplete="url"
        error={errors['address']}
        hint={t.hint}
        inputMode="url"
        label={t.address}
        name="address"
        onChange={setAddress}
        value={address}
      />
      <div className={styles['acts']}>
        <Button
          busy={busy === 'forward'}
          busyLabel={t.forwarding}
          look={forwarding ? 'line' : 'ink'}
          type="submit"
        >
          {forwarding ? t.change : t.forward}
        </Button>
        {forwarding && (
          <Button busy={busy === 'end'} busyLabel={t.ending} look="ink" onClick={() => void end()}>
            {t.end}
          </Button>
        )}
      </div>
    </PlainForm>
  )
}
