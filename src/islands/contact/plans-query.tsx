import { PlansQueryForm } from '#contract/general.ts'
import * as labels from '#contract/labels.ts'
import { contactMessages } from '#messages/contact.ts'
import { sendQuery } from '#stores/site/contact.ts'
import { bounded } from '../kit/bounded.tsx'
import { TextAreaField, TextField } from '../kit/form/field.tsx'
import { MessageForm } from './message-form.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** The pricing page's 'Have any Query' form. */
export const PlansQuery = bounded(PlansQueryMessageForm)

function PlansQueryMessageForm() {
  const t = useMessages(contactMessages)
  const label = {
    email: useMessages(labels.email),
    message: useMessages(labels.message)
  }
  return (
    <MessageForm
      button={t.sendQuery}
      look="ink"
      name="plans"
      schema={PlansQueryForm}
      send={sendQuery}
    >
      {(form) => (
        <>
          <TextField autoComplete="email" label={label.email} name="email" of={form} type="email" />
          <TextAreaField label={label.message} name="message" of={form} rows={4} />
        </>
      )}
    </MessageForm>
  )
}
