import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import { SEQUENCE_DAY_MAX, SEQUENCE_STEPS_MAX } from '#rules/leads/sequences.ts'
import { MESSAGE_FORM_KINDS } from '#rules/websites/site-form.ts'
import {
  $missing,
  addStep,
  editStep,
  type OpenedSequence,
  removeStep,
  sequenceDocument
} from '#stores/leads/sequence.ts'
import { Button } from '../kit/button.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { Choices } from './choices.tsx'
import { LetterBody } from './letter-body.tsx'
import { StepLetterActions } from './sequence-actions.tsx'
import styles from './campaigns.module.css'

const { $saving, edit } = sequenceDocument
const LANGUAGES = ['en', 'fr'] as const

type Errors = Record<string, string | undefined>
type Step = OpenedSequence['fields']['steps'][number]

/** Whom the sequence is for, and its emails. */
export function SequenceFieldsForm({ opened }: { opened: OpenedSequence }) {
  const t = useMessages(sequenceMessages)
  const saving = useStore($saving)
  const missing = useStore($missing)
  const { kinds, language, name, steps } = opened.fields
  const errors: Errors = { ...missing, ...(saving.status === 'refused' && saving.errors) }
  return (
    <>
      <section aria-label={t.start} className={`card ${styles['card']}`}>
        <PlainField
          error={errors['name']}
          hint={t.nameHint}
          label={t.name}
          name="name"
          onChange={(typed) => edit({ name: typed })}
          value={name}
        />
        <PlainSelect
          label={t.language}
          name="language"
          of={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          onChoose={(chosen) => edit({ language: chosen })}
          value={language}
        />
        <h2>{t.start}</h2>
        <p className={styles['soft']}>{t.startHint}</p>
        <Choices
          chosen={kinds}
          label={t.kinds}
          of={MESSAGE_FORM_KINDS.map((value) => ({ value, label: t.kindNames[value] }))}
          onChoose={(chosen) => edit({ kinds: chosen })}
        />
        <p className={styles['soft']}>{t.oneAtATime}</p>
        <p className={styles['soft']}>{t.stops}</p>
      </section>
      <h2>{t.emails}</h2>
      {steps.map((step, at) => (
        <StepFields
          at={at}
          errors={errors}
          isOnly={steps.length === 1}
          key={step.step_id}
          step={step}
        />
      ))}
      {errors['steps'] && <p role="alert">{errors['steps']}</p>}
      {steps.length < SEQUENCE_STEPS_MAX && (
        <div>
          <Button look="line" onClick={addStep}>
            {t.addEmail}
          </Button>
        </div>
      )}
    </>
  )
}

type StepProps = { step: Step; at: number; errors: Errors; isOnly: boolean }

function StepFields({ at, errors, isOnly, step }: StepProps) {
  const t = useMessages(sequenceMessages)
  const { body, step_id, subject } = step
  const title = t.email(at + 1)
  const errorOf = (field: string) => errors[`steps.${at}.${field}`]
  return (
    <section aria-label={title} className={`card ${styles['card']}`}>
      <h3>{title}</h3>
      <DayField error={errorOf('day') ?? errors[`steps.${at}`]} isFirst={at === 0} step={step} />
      <PlainField
        error={errorOf('subject')}
        label={t.subject}
        name={`subject-${at}`}
        onChange={(typed) => editStep(step_id, { subject: typed })}
        value={subject}
      />
      <LetterBody
        error={errorOf('body')}
        html={body}
        label={t.body}
        onChange={(html) => editStep(step_id, { body: html })}
      />
      <div className={styles['acts']}>
        <StepLetterActions number={at + 1} step_id={step_id} />
        {!isOnly && (
          <Button
            aria-label={t.removeEmail(at + 1)}
            look="quiet"
            onClick={() => removeStep(step_id)}
            size="small"
          >
            {t.remove}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A number that is being typed stays in the field until it is one. */
function DayField({
  error,
  isFirst,
  step
}: {
  error: string | undefined
  isFirst: boolean
  step: Step
}) {
  const t = useMessages(sequenceMessages)
  const [typed, setTyped] = useState(String(step.day))
  const isDay = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= SEQUENCE_DAY_MAX
  return (
    <PlainField
      error={isDay(typed) ? error : t.dayWrong}
      hint={isFirst ? t.dayHint : undefined}
      inputMode="numeric"
      label={t.day}
      name={`day-${step.step_id}`}
      onChange={(text) => {
        setTyped(text)
        if (isDay(text)) editStep(step.step_id, { day: Number(text) })
      }}
      value={typed}
    />
  )
}
