import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { recordConsent, withdrawConsent } from '#contract/leads/person-changes.ts'
import { emailConsentMessages } from '#messages/leads/email-consent.ts'
import { dates } from '#messages/dates.ts'
import { personMessages } from '#messages/leads/person.ts'
import { changePerson, type FieldErrors } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useProvince } from '../kit/use-province.ts'
import styles from './person.module.css'

type Asked = 'record' | 'withdraw' | undefined

/** Until when the person may be sent commercial email, and why. */
export function EmailConsent({ person }: { person: Person }) {
  const t = useMessages(emailConsentMessages)
  const day = useDay()
  const [asked, setAsked] = useState<Asked>()
  const { consent, lead } = person
  const close = () => setAsked(undefined)
  const withdraw = async () => {
    await changePerson(withdrawConsent, { lead_id: lead.lead_id }, t.withdrawn)
    close()
  }
  return (
    <Panel title={t.title}>
      <div>
        <p>{basisText(consent, t, day)}</p>
        {!consent.basis && <p className={styles['soft']}>{t.answer}</p>}
      </div>
      {consent.ask_until !== null && <AskForYes person={person} until={consent.ask_until} />}
      <div className={styles['line']}>
        <Button look="line" onClick={() => setAsked('record')} size="small">
          {t.record}
        </Button>
        {(consent.basis ?? consent.is_unverified) && (
          <Button look="quiet" onClick={() => setAsked('withdraw')} size="small">
            {t.withdraw}
          </Button>
        )}
      </div>
      {asked === 'record' && <RecordConsent close={close} person={person} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          busyLabel={t.withdrawing}
          confirm={t.withdraw}
          onClose={close}
          onConfirm={withdraw}
          title={t.withdrawTitle}
        >
          <p>{t.withdrawText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** A moment's day on the clock of the agent's website, as in emails and files. */
function useDay(): (moment: string) => string {
  const { dayIn } = useMessages(dates)
  const province = useProvince()
  return (moment) => dayIn(moment, province)
}

function basisText(
  { basis, is_unverified, stopped, withdrawn_at }: Person['consent'],
  t: (typeof emailConsentMessages)['en'],
  dayOf: (moment: string) => string
): string {
  if (stopped) return t.stopped[stopped.reason](dayOf(stopped.at))
  if (is_unverified) return t.unverified
  if (!basis) return withdrawn_at === null ? t.none : t.noneSince(dayOf(withdrawn_at))
  if (basis.until === null) return t.express(dayOf(basis.since))
  const until = dayOf(basis.until)
  return basis.kind === 'client' ? t.client(until) : t.inquiry(until)
}

/** The email that asks for an express consent, ready in the agent's own mail program. */
function AskForYes({ person: { lead }, until }: { person: Person; until: string }) {
  const t = useMessages(emailConsentMessages)
  const day = useDay()
  const theirs = emailConsentMessages[lead.language]
  const draft = new URLSearchParams({
    subject: theirs.askSubject,
    body: theirs.askBody(lead.name)
  })
  // Mail programs show a plus sign as it is.
  const address = `mailto:${lead.email}?${draft.toString().replaceAll('+', '%20')}`
  return (
    <Notice
      action={
        lead.email !== '' && (
          <a className="button line small" href={address}>
            {t.askWrite}
          </a>
        )
      }
      kind="warning"
      title={t.askTitle(day(until))}
    >
      {t.askText}
    </Notice>
  )
}

function RecordConsent({ close, person }: { person: Person; close: () => void }) {
  const t = useMessages(emailConsentMessages)
  const { save, saving } = useMessages(personMessages)
  const [given_on, setDay] = useState(person.today)
  const [how, setHow] = useState('')
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const input = { lead_id: person.lead.lead_id, given_on, how }
    const wrong = await changePerson(recordConsent, input, t.recorded)
    setBusy(false)
    setErrors(wrong)
    if (!wrong) close()
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={saving}
      onClose={close}
      onSubmit={submit}
      submit={save}
      title={t.recordTitle}
    >
      <p>{t.recordText}</p>
      <PlainField
        error={errors?.['given_on']}
        label={t.day}
        name="given_on"
        onChange={setDay}
        type="date"
        value={given_on}
      />
      <PlainField
        autoComplete="off"
        error={errors?.['how']}
        label={t.how}
        name="how"
        onChange={setHow}
        placeholder={t.howExample}
        value={how}
      />
    </DialogForm>
  )
}
