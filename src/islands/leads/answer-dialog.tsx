import { useEffect, useState } from 'react'
import { answerMessages } from '#messages/leads/answers.ts'
import {
  $answerSetup,
  answerDraft,
  type AnswerSetup,
  type AnswerText,
  type FieldErrors,
  keepAnswerDraft,
  loadAnswerSetup,
  sendAnswer
} from '#stores/leads/answers.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { Modal } from '../kit/modal.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { AnswerTemplates } from './answer-templates.tsx'
import { fillTemplate } from './fill-template.ts'
import { useMay } from './use-may.ts'
import styles from './answer-dialog.module.css'
import { PlainForm } from '../kit/form/plain-form.tsx'

type Lead = { lead_id: string; name: string }

/** Answers a lead by email. What was typed stays until it is sent, even if the dialog is closed. */
export function AnswerDialog({
  lead,
  onClose,
  onSent
}: {
  lead: Lead
  onClose: () => void
  /** Called once the answer is on its way. */
  onSent?: () => void
}) {
  const t = useMessages(answerMessages)
  const [editing, setEditing] = useState(false)
  const load = () => loadAnswerSetup(lead.lead_id)
  useEffect(() => void loadAnswerSetup(lead.lead_id), [lead.lead_id])
  return (
    <Modal onClose={onClose} open title={editing ? t.templates.title : t.title(lead.name)}>
      <WhenLoaded loading={<TableSkeleton rows={4} />} of={$answerSetup} retry={load} what={t.what}>
        {(setup) =>
          editing ? (
            <AnswerTemplates onBack={() => setEditing(false)} setup={setup} />
          ) : (
            <AnswerForm
              lead={lead}
              onEditTemplates={() => setEditing(true)}
              onSent={() => {
                onClose()
                onSent?.()
              }}
              setup={setup}
            />
          )
        }
      </WhenLoaded>
    </Modal>
  )
}

function AnswerForm({
  lead,
  onEditTemplates,
  onSent,
  setup
}: {
  lead: Lead
  onEditTemplates: () => void
  onSent: () => void
  setup: AnswerSetup
}) {
  const t = useMessages(answerMessages)
  const [typed, setTyped] = useState<AnswerText>(() => answerDraft(lead.lead_id))
  const mayEdit = useMay('share')
  const [template, setTemplate] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const type = (change: Partial<AnswerText>) => {
    const changed = { ...typed, ...change }
    setTyped(changed)
    keepAnswerDraft(lead.lead_id, changed)
  }
  const choose = (template_id: string) => {
    setTemplate(template_id)
    const chosen = setup.templates.find((one) => one.template_id === template_id)
    if (chosen) type(fillTemplate(chosen, setup))
  }
  const send = async () => {
    setBusy(true)
    const problems = await sendAnswer(lead, typed)
    setBusy(false)
    setErrors(problems ?? {})
    if (!problems) onSent()
  }
  return (
    <PlainForm busy={busy} className={styles['form']} onSubmit={send}>
      <p className={styles['soft']}>
        {t.from(setup.from, setup.to)}{' '}
        {setup.replies === 'timeline' ? t.replies.timeline : t.replies.mailbox(setup.mailbox)}
      </p>
      <PlainSelect
        label={t.template}
        name="template"
        of={[{ value: '', label: t.noTemplate }, ...templateChoices(setup, t.templates.languages)]}
        onChoose={choose}
        value={template}
      />
      <PlainField
        error={errors['subject']}
        label={t.subject}
        name="subject"
        onChange={(subject) => type({ subject })}
        value={typed.subject}
      />
      <PlainField
        error={errors['text'] ?? errors['form']}
        label={t.text}
        name="text"
        onChange={(text) => type({ text })}
        rows={10}
        value={typed.text}
      />
      <div className={styles['acts']}>
        <Button busy={busy} busyLabel={t.sending} type="submit">
          {t.send}
        </Button>
        {mayEdit && (
          <Button look="quiet" onClick={onEditTemplates}>
            {t.editTemplates}
          </Button>
        )}
      </div>
    </PlainForm>
  )
}

/** Those in the person's language first. */
function templateChoices({ language, templates }: AnswerSetup, names: Record<'en' | 'fr', string>) {
  const isOther = (one: { language: string }) => Number(one.language !== language)
  return templates
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map((one) => ({ value: one.template_id, label: `${one.name} (${names[one.language]})` }))
}
