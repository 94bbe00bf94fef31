import { useState } from 'react'
import * as labels from '#contract/labels.ts'
import type { BrokerageMove } from '#contract/websites/brokerage-moves.ts'
import { brokerageMessages } from '#messages/brokerage.ts'
import { cancelMove, planMove } from '#stores/website/brokerage.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { useFocusWrong } from '../../kit/form/use-focus-wrong.ts'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
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
const EMPTY = {
  company_name: '',
  company_contact: '',
  company_fax: '',
  company_email: '',
  company_address: '',
  company_address_2: '',
  salesman_designation: ''
}

/** Plans the change of brokerage, and shows what was done. */
export function MovePanel({ moves }: { moves: readonly BrokerageMove[] }) {
  const t = useMessages(brokerageMessages).move
  const planned = moves.find(({ cancelled_at, done_at }) => !cancelled_at && !done_at)
  return (
    <>
      <div className={styles['screen']}>
        <Panel title={t.title}>
          <MoveForm planned={planned} />
        </Panel>
      </div>
      <Panel title={t.list}>
        {moves.length === 0 ? (
          <EmptyState title={t.none}>{t.noneText}</EmptyState>
        ) : (
          <ul className={styles['records']}>
            {moves.map((move) => (
              <Move key={move.move_id} move={move} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

function MoveForm({ planned }: { planned: BrokerageMove | undefined }) {
  const t = useMessages(brokerageMessages)
  const { fromField, toField, zoneName } = useLocalTime()
  const [details, setDetails] = useState({ ...EMPTY, ...planned?.details })
  const [typed, setTyped] = useState(planned ? toField(new Date(planned.move_at)) : '')
  const [name, setName] = useState(planned?.broker_name ?? '')
  const [email, setEmail] = useState(planned?.broker_email ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useFocusWrong(errors)
  const [busy, setBusy] = useState<'cancel' | 'plan'>()
  const at = fromField(typed)
  const plan = async () => {
    if (!at) return setErrors({ move_at: t.move.missing })
    setBusy('plan')
    const wrong = await planMove({
      move_at: at.toISOString(),
      details: { ...details, company_logo: null },
      broker_name: name,
      broker_email: email
    })
    setBusy(undefined)
    setErrors(wrong ?? {})
  }
  const cancel = async () => {
    setBusy('cancel')
    await cancelMove()
    setBusy(undefined)
  }
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void plan()
      }}
      ref={form}
    >
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
            error={errors[`details.${field}`] ?? errors[field]}
            key={field}
            name={field}
            optional={field !== 'company_name'}
            onChange={(value) => setDetails({ ...details, [field]: value })}
            value={details[field]}
          />
        ))}
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
    </form>
  )
}

const LOOKS = { cancelled: 'bad', done: '', planned: 'warn' }

function Move({ move }: { move: BrokerageMove }) {
  const t = useMessages(brokerageMessages).move
  const { formatMoment } = useLocalTime()
  const { cancelled_at, details, done_at, record } = move
  const state = done_at ? 'done' : cancelled_at ? 'cancelled' : 'planned'
  return (
    <li>
      <p>
        <span className={`tag ${LOOKS[state]}`}>{t.state[state]}</span>
      </p>
      {record && done_at !== null ? (
        <>
          <p>{t.done(record.from.company_name, record.to.company_name, formatMoment(done_at))}</p>
          <p>{t.versions(record.published_version, record.draft_version, record.texts)}</p>
        </>
      ) : (
        <p>{t.to(details.company_name, formatMoment(move.move_at))}</p>
      )}
    </li>
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
