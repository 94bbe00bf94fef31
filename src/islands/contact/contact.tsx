import { ContactForm } from '#contract/general.ts'
import * as labels from '#contract/labels.ts'
import { contactMessages } from '#messages/contact.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { sendContact } from '#stores/site/contact.ts'
import { bounded } from '../kit/bounded.tsx'
import { TextAreaField, TextField } from '../kit/form/field.tsx'
import { MessageForm } from './message-form.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './message-form.module.css'

export const Contact = bounded(ContactMessageForm)

function ContactMessageForm() {
  const t = useMessages(contactMessages)
  const label = {
    full_name: useMessages(labels.full_name),
    email: useMessages(labels.email),
    phone: useMessages(labels.phone),
    message: useMessages(labels.message)
  }
  return (
    <MessageForm button={t.sendMessage} name="contact" schema={ContactForm} send={sendContact}>
      {(form) => (
        <>
          <TextField
            autoCapitalize="words"
            autoComplete="name"
            label={label.full_name}
            name="full_name"
            of={form}
          />
          <div className={styles['pair']}>
            <TextField
              autoComplete="email"
              label={label.email}
              name="email"
              of={form}
              type="email"
            />
            <TextField
              autoComplete="tel-national"
              inputMode="tel"
              label={label.phone}
              name="phone"
              of={form}
              tidy={formatPhone}
              type="tel"
            />
          </div>
          <TextAreaField label={label.message} name="message" of={form} />
        </>
      )}
    </MessageForm>
  )
}
