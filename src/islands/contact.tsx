import { useState } from 'react'
import { ContactForm } from '#contract/general.ts'
import { bareDigits } from '#rules/phone.ts'
import { sendContact, type NotSent } from '#stores/contact.ts'
import { Button } from './kit/button.tsx'
import { TextAreaField, TextField } from './kit/field.tsx'
import { useDraft } from './kit/fill-in.ts'
import { Form, useFields } from './kit/form.tsx'
import { useHumanCheck } from './kit/human-check.tsx'
import { NotSentNotice, Sent } from './kit/sent.tsx'
import styles from './message-form.module.css'

const FIELDS = Object.keys(ContactForm.entries)

export function Contact() {
  const [sent, setSent] = useState(false)
  if (sent) return <Sent again={() => setSent(false)} />
  return <Fields onSent={() => setSent(true)} />
}

function Fields({ onSent }: { onSent: () => void }) {
  const { pass, presence } = useHumanCheck('contact')
  const form = useFields(ContactForm)
  const draft = useDraft('contact', form, FIELDS)
  const [notSent, setNotSent] = useState<NotSent>()
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async (message) => {
        setNotSent(undefined)
        const failed = await sendContact(message, await pass())
        setNotSent(failed)
        if (!failed) onSent()
        return failed?.errors
      }}
    >
      <TextField
        autoCapitalize="words"
        autoComplete="name"
        label="Name"
        name="full_name"
        of={form}
      />
      <div className={styles['pair']}>
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
        <TextField
          autoComplete="tel-national"
          inputMode="tel"
          label="Phone"
          name="phone"
          of={form}
          tidy={bareDigits}
          type="tel"
        />
      </div>
      <TextAreaField label="Message" name="message" of={form} />
      {presence}
      <NotSentNotice notSent={notSent} />
      <Button busy={form.isSubmitting} busyLabel="Sending…" size="big" type="submit">
        Send message
      </Button>
    </Form>
  )
}
