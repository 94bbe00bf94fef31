import { useState } from 'react'
import type { AnswerTemplate } from '#contract/leads/answers.ts'
import { answerMessages } from '#messages/leads/answers.ts'
import { pairMessages } from '#messages/pairs.ts'
import { PLACEHOLDERS } from '#rules/leads/placeholders.ts'
import {
  type AnswerSetup,
  type FieldErrors,
  newTemplate,
  removeTemplate,
  saveTemplate
} from '#stores/leads/answers.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { fillTemplate } from './fill-template.ts'
import styles from './answer-dialog.module.css'
import { PlainForm } from '../kit/form/plain-form.tsx'

/** The templates of answers: a list, and a form for one of them. */
export function AnswerTemplates({ onBack, setup }: { onBack: () => void; setup: AnswerSetup }) {
  const t = useMessages(answerMessages).templates
  const [open, setOpen] = useState<AnswerTemplate>()
  if (open) {
    return <TemplateForm first={open} onBack={() => setOpen(undefined)} setup={setup} />
  }
  return (
    <div className={styles['templates']}>
      <p className={styles['soft']}>{t.lede}</p>
      <ul className={styles['list']}>
        {setup.templates.map((template) => (
          <li key={template.template_id}>
            <button
              aria-label={t.edit(template.name)}
              className="more"
              onClick={() => setOpen(template)}
              type="button"
            >
              {template.name}
            </button>
            <span className={styles['soft']}>{t.languages[template.language]}</span>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <Button look="line" onClick={() => setOpen(newTemplate(setup.language))}>
          {t.add}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  )
}

function TemplateForm({
  first,
  onBack,
  setup
}: {
  first: AnswerTemplate
  onBack: () => void
  setup: AnswerSetup
}) {
  const t = useMessages(answerMessages)
  const { pair } = useMessages(pairMessages)
  const slots = useMessages(PLACEHOLDERS)
  const [template, setTemplate] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const isStored = setup.templates.some(({ template_id }) => template_id === first.template_id)
  const type = (change: Partial<AnswerTemplate>) => setTemplate({ ...template, ...change })
  const preview = fillTemplate(template, setup)
  const save = async () => {
    setBusy(true)
    const problems = await saveTemplate(template)
    setBusy(false)
    setErrors(problems ?? {})
    if (!problems) onBack()
  }
  const remove = async () => {
    if (await removeTemplate(first)) onBack()
    else setAsking(false)
  }
  const field = (name: 'name' | 'subject' | 'text', label: string, rows?: number) => (
    <PlainField
      error={errors[name]}
      label={label}
      name={name}
      onChange={(value) => type({ [name]: value })}
      value={template[name]}
      {...(rows !== undefined && { rows })}
    />
  )
  return (
    <PlainForm busy={busy} className={styles['form']} onSubmit={save}>
      {field('name', t.templates.name)}
      <PlainSelect
        label={t.templates.language}
        name="language"
        of={LANGUAGES.map((value) => ({ value, label: t.templates.languages[value] }))}
        onChoose={(language) => type({ language })}
        value={template.language}
      />
      {field('subject', t.subject)}
      {field('text', t.text, 8)}
      <p className={styles['soft']}>
        {pair(t.templates.placeholders, slots.map((name) => `{${name}}`).join(', '))}
      </p>
      <section aria-label={t.templates.preview}>
        <p className={styles['soft']}>{t.templates.preview}</p>
        <div className={styles['preview']}>
          <strong>{preview.subject}</strong>
          {preview.text}
        </div>
      </section>
      {errors['form'] && <p role="alert">{errors['form']}</p>}
      <div className={styles['acts']}>
        <Button busy={busy} busyLabel={t.templates.saving} look="ink" type="submit">
          {t.templates.save}
        </Button>
        {isStored && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t.templates.remove}
          </Button>
        )}
        <Button look="quiet" onClick={onBack}>
          {t.templates.back}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          busyLabel={t.templates.removing}
          confirm={t.templates.remove}
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={t.templates.removeTitle(first.name)}
        >
          <p>{t.templates.removeText}</p>
        </ConfirmDialog>
      )}
    </PlainForm>
  )
}

const LANGUAGES = ['en', 'fr'] as const
