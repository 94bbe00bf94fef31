import { goLiveMessages } from '#messages/go-live.ts'
import { AgreementForm as Agreement } from '#contract/accounts/agreement.ts'
import * as labels from '#contract/labels.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { saveSignedAgreement } from '#stores/website/agreement.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/form/field.tsx'
import { Form, useFields } from '../../kit/form/form.tsx'
import styles from './go-live.module.css'

/** Which board's agreement was signed, and when. */
export function AgreementForm() {
  const t = useMessages(goLiveMessages)
  const form = useFields(Agreement)
  return (
    <Form className={styles['form']} of={form} onSubmit={saveSignedAgreement}>
      <TextField
        label={useMessages(labels.board)}
        name="board"
        of={form}
        placeholder={t.boardExample}
      />
      <TextField
        label={useMessages(labels.signed_on)}
        max={formatDate(new Date(), 'YYYY-MM-DD')}
        name="signed_on"
        of={form}
        type="date"
      />
      <Button busy={form.isSubmitting} busyLabel={t.saving} look="ink" type="submit">
        {t.save}
      </Button>
    </Form>
  )
}
