import type { FormSchema, FormStore } from '@formisch/react'
import { useState, type ReactNode } from 'react'
import type * as v from 'valibot'
import { contactMessages } from '#messages/contact.ts'
import type { SendFailure } from '#stores/site/contact.ts'
import type { DraftName } from '#stores/site/form-drafts.ts'
import styles from './message-form.module.css'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useDraft } from '../kit/form/use-draft.ts'
import { Form, useFields } from '../kit/form/form.tsx'
import { useHumanCheck } from '../kit/form/human-check.tsx'
import { SendFailureNotice, Sent } from './sent.tsx'

type Message<Schema extends FormSchema> = {
  name: Extract<DraftName, 'contact' | 'plans'>
  schema: Schema & { entries: object }
  /** Resolves to undefined once sent. */
  send: (
    message: v.InferOutput<Schema>,
    recaptcha: string | undefined
  ) => Promise<SendFailure | undefined>
  button: string
  look?: 'brick' | 'ink'
  children: (form: FormStore<Schema>) => ReactNode
}

/** A form that emails support: its draft survives a reload, and a thank-you replaces it once sent. */
export function MessageForm<Schema extends FormSchema>(message: Message<Schema>) {
  const [sent, setSent] = useState(false)
  if (sent) return <Sent again={() => setSent(false)} />
  return <MessageFields {...message} onSent={() => setSent(true)} />
}

function MessageFields<Schema extends FormSchema>({
  name,
  schema,
  send,
  button,
  look = 'brick',
  children,
  onSent
}: Message<Schema> & { onSent: () => void }) {
  const t = useMessages(contactMessages)
  const { pass, presence } = useHumanCheck(name)
  const form = useFields<Schema>(schema)
  const draft = useDraft(name, form, Object.keys(schema.entries))
  const [sendFailure, setSendFailure] = useState<SendFailure>()
  return (
    <Form
      {...draft}
      className={styles['form']}
      of={form}
      onSubmit={async (fields) => {
        setSendFailure(undefined)
        const failed = await send(fields, await pass())
        setSendFailure(failed)
        if (!failed) onSent()
        return failed?.errors
      }}
    >
      {children(form)}
      {presence}
      <SendFailureNotice sendFailure={sendFailure} />
      <Button busy={form.isSubmitting} busyLabel={t.sending} look={look} size="big" type="submit">
        {button}
      </Button>
    </Form>
  )
}
