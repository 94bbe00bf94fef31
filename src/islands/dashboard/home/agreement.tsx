import { AgreementForm } from '#contract/accounts/agreement.ts'
import * as labels from '#contract/labels.ts'
import { writeDate } from '#rules/time/calendar.ts'
import { agree } from '#stores/website/agreement.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/form/field.tsx'
import { Form, useFields } from '../../kit/form/form.tsx'
import styles from './go-live.module.css'

/** Which board's agreement was signed, and when. */
export function Agreement() {
  const form = useFields(AgreementForm)
  return (
    <Form className={styles['form']} of={form} onSubmit={agree}>
      <TextField label={labels.board} name="board" of={form} placeholder="TRREB" />
      <TextField
        label={labels.signed_on}
        max={writeDate(new Date(), 'YYYY-MM-DD')}
        name="signed_on"
        of={form}
        type="date"
      />
      <Button busy={form.isSubmitting} busyLabel="Saving…" look="ink" type="submit">
        Save
      </Button>
    </Form>
  )
}
