import { useState } from 'react'
import type { VisitorRequest } from '#contract/leads/privacy-requests.ts'
import { visitorRequestMessages } from '#messages/privacy/visitor-requests.ts'
import { GRANTED_BY } from '#rules/privacy/privacy-requests.ts'
import { answerVisitor } from '#stores/leads/privacy-requests.ts'
import { Button } from '../../kit/button.tsx'
import { DialogForm } from '../../kit/form/dialog-form.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import styles from './visitor-requests.module.css'

/** The two answers to a request, each of which asks first and emails the visitor. */
export function AnswerRequest({ request }: { request: VisitorRequest }) {
  const t = useMessages(visitorRequestMessages)
  const [asking, setAsking] = useState<'decline' | 'grant'>()
  return (
    <>
      <div className={styles['acts']}>
        <Button look="ink" onClick={() => setAsking('grant')} size="small">
          {t.grant[request.kind]}
        </Button>
        <Button look="quiet" onClick={() => setAsking('decline')} size="small">
          {t.decline}
        </Button>
      </div>
      {asking && (
        <AnswerDialog asking={asking} onClose={() => setAsking(undefined)} request={request} />
      )}
    </>
  )
}

function AnswerDialog({
  asking,
  onClose,
  request
}: {
  asking: 'decline' | 'grant'
  onClose: () => void
  request: VisitorRequest
}) {
  const t = useMessages(visitorRequestMessages)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { kind, people, request_id } = request
  const isGranted = asking === 'grant'
  // A copy and an erasure speak for themselves.
  const hasMessage = !isGranted || kind === 'correction'
  const send = async () => {
    setBusy(true)
    const answer = isGranted ? GRANTED_BY[kind] : 'declined'
    const wrong = await answerVisitor({ request_id, answer, message })
    setBusy(false)
    if (wrong === undefined) return onClose()
    setError(wrong || undefined)
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={t.sending}
      onClose={onClose}
      onSubmit={send}
      submit={isGranted ? t.grant[kind] : t.decline}
      title={isGranted ? t.grant[kind] : t.declineTitle}
      {...(error !== undefined && { errors: { message: error } })}
    >
      <p>{isGranted ? t.explain[kind] : t.declineText}</p>
      {isGranted && kind === 'deletion' && people > 1 && <p>{t.everyone(people)}</p>}
      {hasMessage && (
        <PlainField
          error={error}
          label={isGranted ? t.message : t.reason}
          name="message"
          onChange={setMessage}
          optional={isGranted}
          rows={4}
          value={message}
        />
      )}
    </DialogForm>
  )
}
