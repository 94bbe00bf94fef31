import { useState } from 'react'
import * as labels from '#contract/labels.ts'
import type { BrokerageMove, NewBrokerage } from '#contract/websites/brokerage-moves.ts'
import { brokerageMessages } from '#messages/brokerage.ts'
import { cancelMove, planMove } from '#stores/website/brokerage.ts'
import { Button } from '../../kit/button.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainForm } from '../../kit/form/plain-form.tsx'
import { useFocusWrong } from '../../kit/form/use-focus-wrong.ts'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { SitePictureField } from '../../website-builder/picture-field.tsx'
import styles from './brokerage.module.css'

const DETAILS = [
  'company_name',
  'company_contact',
  'company_fax',
  'company_email',
  'company_address',
  'company_address_2',
  'salesman_designation'
] as const
const EMPTY: NewBrokerage = {
  company_name: '',
  company_contact: '',
  company_fax: '',
  company_email: '',
  company_address: '',
  company_address_2: '',
  company_logo: null,
  salesman_designation: ''
}

/** The new brokerage's details, its broker of record and the day. */
export function MoveForm({ planned }: { planned: BrokerageMove | undefined }) {
  const t = useMessages(brokerageMessages)
  const { fromField, toField, zoneName } = useLocalTime()
  const [details, setDetails] = useState<NewBrokerage>({ ...EMPTY, ...planned?.details })
  const [typed, setTyped] = useState(planned ? toField(new Date(planned.move_at)) : '')
  const [name, setName] = useState(planned?.broker_name ?? '')
  const [email, setEmail] = useState(planned?.broker_email ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useFocusWrong(errors)
  const [busy, setBusy] = useState<'cancel' | 'plan'>()
  const at = fromField(typed)
  const plan = async () => {
    setBusy('plan')
    const wrong = await planMove({
      move_at: at?.toISOString() ?? '',
      details,
      broker_name: name,
      broker_email: email
    })
    setBusy(undefined)
    // Told with all that the panel finds, not before it.
    setErrors({ ...wrong, ...(!at && { move_at: t.move.missing }) })
  }
  const cancel = async () => {
    setBusy('cancel')
    await cancelMove()
    setBusy(undefined)
  }
  return (
    <PlainForm className={styles['form']} onSubmit={plan} ref={form}>
      <p>{t.move.text}</p>
      <PlainField
        error={errors['move_at']}
        hint={t.move.zone(zoneName(at ?? new Date()))}
        label={t.move.at}
        name="move_at"
        onChange={setTyped}
        type="datetime-local"
        value={typed}
      />
      <fieldset>
        <legend>{t.move.details}</legend>
        {DETAILS.map((field) => (
          <DetailField
            error={errors[field]}
            key={field}
            name={field}
            optional={field !== 'company_name'}
            onChange={(value) => setDetails({ ...details, [field]: value })}
            value={details[field]}
          />
        ))}
        <SitePictureField
          error={errors['company_logo']}
          label={useMessages(labels.company_logo)}
          name="company_logo"
          onChange={(company_logo) => setDetails({ ...details, company_logo })}
          suggested={details.company_name}
          value={details.company_logo}
        />
        <p>{t.move.logo}</p>
      </fieldset>
      <fieldset>
        <legend>{t.move.broker}</legend>
        <PlainField
          error={errors['broker_name']}
          label={t.stamps.name}
          name="broker_name"
          onChange={setName}
          value={name}
        />
        <PlainField
          error={errors['broker_email']}
          inputMode="email"
          label={t.stamps.email}
          name="broker_email"
          onChange={setEmail}
          value={email}
        />
      </fieldset>
      <div className={styles['acts']}>
        <Button busy={busy === 'plan'} busyLabel={t.move.planning} look="ink" type="submit">
          {planned ? t.move.change : t.move.plan}
        </Button>
        {planned && (
          <Button
            busy={busy === 'cancel'}
            busyLabel={t.move.cancelling}
            look="line"
            onClick={() => void cancel()}
          >
            {t.move.cancel}
          </Button>
        )}
      </div>
    </PlainForm>
  )
}

type DetailFieldProps = {
  error: string | undefined
  name: (typeof DETAILS)[number]
  optional: boolean
  onChange: (value: string) => void
  value: string
}

function DetailField(props: DetailFieldProps) {
  const t = useMessages(brokerageMessages)
  const label = useMessages(labels[props.name])
  return (
    <PlainField
      {...props}
      label={props.name === 'salesman_designation' ? t.move.designation : label}
    />
  )
}
