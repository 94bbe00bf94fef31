import { useState } from 'react'
import { PlansQueryForm } from '#contract/general.ts'
import { sendQuery, type NotSent } from '#stores/contact.ts'
import { Button } from './kit/button.tsx'
import { TextAreaField, TextField } from './kit/field.tsx'
import { useDraft } from './kit/fill-in.ts'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import { NotSentNotice, Sent } from './kit/sent.tsx'
import styles from './message-form.module.css'

const FIELDS = Object.keys(PlansQueryForm.entries)

/** 'Have any Query' of the pricing page. */
export function PlansQuery() {
  const [sent, setSent] = useState(false)
  if (sent) return <Sent again={() => setSent(false)} />
  return <Fields onSent={() => setSent(true)} />
}

function Fields({ onSent }: { onSent: () => void }) {
  const { pass, presence } = useHumanCheck('plans')
  const form = useFields(PlansQueryForm)
  const draft = useDraft('plans', form, FIELDS)
  const [notSent, setNotSent] = useState<NotSent>()
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async (query) => {
        setNotSent(undefined)
        const failed = await sendQuery(query, await pass())
        setNotSent(failed)
        if (!failed) onSent()
        return failed?.errors
      }}
    >
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label="Email"
        name="email"
        of={form}
        spellCheck={false}
        type="email"
      />
      <TextAreaField label="Message" name="message" of={form} rows={4} />
      {presence}
      <NotSentNotice notSent={notSent} />
      <Button busy={form.isSubmitting} busyLabel="Sending…" look="ink" size="big" type="submit">
        Send query
      </Button>
    </Form>
  )
}
