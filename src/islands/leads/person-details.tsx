import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { saveDetails } from '#contract/leads/person-changes.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { personMessages } from '#messages/leads/person.ts'
import { LEAD_DETAILS, type LeadDetail } from '#rules/leads/lead-events.ts'
import { phoneLink } from '#rules/leads/lead-phone.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { changePerson, type FieldErrors } from '#stores/leads/person.ts'
import { saveContact } from '#stores/leads/save-contact.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './person.module.css'

/** What is known of the person, and a dialog to correct it. */
export function PersonDetails({ person: { lead } }: { person: Person }) {
  const t = useMessages(personMessages)
  const { languages } = useMessages(leadLabels)
  const [editing, setEditing] = useState(false)
  return (
    <Panel
      aside={
        <Button look="line" onClick={() => setEditing(true)} size="small">
          {t.edit}
        </Button>
      }
      title={t.details}
    >
      <dl className={styles['facts']}>
        {LEAD_DETAILS.map((detail) => {
          const value = shown(detail, lead, languages)
          return (
            <div key={detail}>
              <dt>{t[detail]}</dt>
              <dd className={value === '' ? styles['soft'] : ''}>
                <Value of={detail} value={lead[detail]}>
                  {value || t.none}
                </Value>
              </dd>
            </div>
          )
        })}
      </dl>
      {!lead.is_test && <SaveContact lead={lead} />}
      {editing && <EditDetails close={() => setEditing(false)} lead={lead} />}
    </Panel>
  )
}

function shown(
  detail: LeadDetail,
  lead: Person['lead'],
  languages: Record<'en' | 'fr', string>
): string {
  if (detail === 'language') return languages[lead.language]
  return detail === 'phone' ? formatPhone(lead.phone) : lead[detail]
}

function Value({ children, of, value }: { children: string; of: LeadDetail; value: string }) {
  if (of === 'email' && value) return <a href={`mailto:${value}`}>{children}</a>
  if (of === 'phone' && value) return <a href={`tel:${phoneLink(value)}`}>{children}</a>
  return children
}

/** Into the contacts of this phone or computer. */
function SaveContact({ lead }: { lead: Person['lead'] }) {
  const t = useMessages(personMessages)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveContact(lead)
    setBusy(false)
  }
  return (
    <div>
      <Button busy={busy} busyLabel={t.saving} look="line" onClick={() => void save()} size="small">
        {t.saveContact}
      </Button>
    </div>
  )
}

type TypedDetail = Exclude<LeadDetail, 'language'>

function EditDetails({ close, lead }: { lead: Person['lead']; close: () => void }) {
  const t = useMessages(personMessages)
  const { languages } = useMessages(leadLabels)
  const [language, setLanguage] = useState(lead.language)
  const [typed, setTyped] = useState<Record<TypedDetail, string>>({
    name: lead.name,
    email: lead.email,
    phone: formatPhone(lead.phone),
    address: lead.address,
    home: lead.home
  })
  const [errors, setErrors] = useState<FieldErrors>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const wrong = await changePerson(
      saveDetails,
      { lead_id: lead.lead_id, ...typed, language },
      t.detailsSaved
    )
    setBusy(false)
    setErrors(wrong)
    if (!wrong) close()
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={t.saving}
      onClose={close}
      onSubmit={submit}
      submit={t.save}
      title={t.editTitle}
    >
      {LEAD_DETAILS.map((detail) =>
        detail === 'language' ? (
          <PlainSelect
            key={detail}
            label={t.language}
            name="language"
            of={(['en', 'fr'] as const).map((value) => ({ value, label: languages[value] }))}
            onChoose={setLanguage}
            value={language}
          />
        ) : (
          <PlainField
            autoComplete="off"
            error={errors?.[detail]}
            first={detail === 'name'}
            inputMode={detail === 'email' ? 'email' : detail === 'phone' ? 'tel' : 'text'}
            key={detail}
            label={t[detail]}
            name={detail}
            onChange={(value) => setTyped({ ...typed, [detail]: value })}
            optional={detail !== 'name'}
            value={typed[detail]}
          />
        )
      )}
    </DialogForm>
  )
}
