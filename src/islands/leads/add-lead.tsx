import { useField } from '@formisch/react'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { NewLead } from '#contract/leads/add-lead.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { newLeadMessages } from '#messages/leads/new-lead.ts'
import { ADDED_CONSENTS, ADDED_KINDS } from '#rules/leads/lead-kinds.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { $leadSummary } from '#stores/leads/lead-list.ts'
import { saveNewLead } from '#stores/leads/new-lead.ts'
import { pageLanguage } from '#stores/site/messages.ts'
import { Button } from '../kit/button.tsx'
import { SelectField, TextAreaField, TextField } from '../kit/form/field.tsx'
import { Form, useFields } from '../kit/form/form.tsx'
import { textForm } from '../kit/form/text-form.ts'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from '../kit/form/dialog-form.module.css'

/** A lead that the agent met elsewhere, in a dialog. */
export function AddLead() {
  const t = useMessages(leadListMessages)
  const { title } = useMessages(newLeadMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.add}</Button>
      {isOpen && (
        <Modal onClose={() => setOpen(false)} open title={title}>
          <NewLeadForm onDone={() => setOpen(false)} />
        </Modal>
      )}
    </>
  )
}

function NewLeadForm({ onDone }: { onDone: () => void }) {
  const t = useMessages(newLeadMessages)
  const { kinds, languages } = useMessages(leadLabels)
  const summary = useStore($leadSummary)
  const today = summary.status === 'ready' ? summary.value.today : ''
  const form = useFields(NewLead, {
    kind: 'manual',
    language: pageLanguage(),
    given_on: today
  })
  const consent = useField(textForm(form), { path: ['consent'] }).input
  return (
    <Form
      className={styles['form']}
      of={form}
      onSubmit={async (lead) => {
        const { added, errors } = await saveNewLead(lead)
        if (added) onDone()
        return errors
      }}
    >
      <TextField autoComplete="off" label={t.name} name="name" of={form} />
      <TextField
        autoComplete="off"
        hint={t.reach}
        label={t.email}
        name="email"
        of={form}
        type="email"
      />
      <TextField
        autoComplete="off"
        label={t.phone}
        name="phone"
        of={form}
        tidy={formatPhone}
        type="tel"
      />
      <SelectField
        label={t.kind}
        name="kind"
        of={form}
        options={ADDED_KINDS.filter((kind) => kind !== 'manual').map((value) => ({
          value,
          label: kinds[value]
        }))}
        placeholder={t.something}
      />
      <SelectField
        label={t.language}
        name="language"
        of={form}
        options={(['en', 'fr'] as const).map((value) => ({ value, label: languages[value] }))}
        placeholder={t.choose}
      />
      <TextAreaField label={t.message} name="message" of={form} optional rows={3} />
      <TextField autoComplete="off" label={t.home} name="home" of={form} optional />
      <TextField
        autoComplete="off"
        hint={t.sourceHint}
        label={t.source}
        name="source_note"
        of={form}
        optional
      />
      <SelectField
        label={t.consent}
        name="consent"
        of={form}
        options={ADDED_CONSENTS.map((value) => ({ value, label: t.consents[value] }))}
        placeholder={t.choose}
      />
      {(consent === 'express' || consent === 'inquiry') && (
        <TextField label={t.givenOn[consent]} max={today} name="given_on" of={form} type="date" />
      )}
      {consent === 'express' && (
        <TextField
          autoComplete="off"
          hint={t.consentNoteHint}
          label={t.consentNote}
          name="consent_note"
          of={form}
        />
      )}
      <div className={styles['acts']}>
        <Button busy={form.isSubmitting} busyLabel={t.saving} look="ink" type="submit">
          {t.save}
        </Button>
      </div>
    </Form>
  )
}
