import { useState } from 'react'
import { connectFeedMessages } from '#messages/listings/connect-feed.ts'
import { BOARD_NAMES } from '#rules/listings/feeds/boards.ts'
import { type Choice, connectFeed, type TypedAccess } from '#stores/listings/feeds.ts'
import { DialogForm } from '../../kit/form/dialog-form.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainSelect } from '../../kit/form/plain-select.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'

type Way = TypedAccess['way']

const NOTHING = {
  board: '',
  client_id: '',
  media_hosts: '',
  pool: 'all',
  root: '',
  scope: '',
  secret: '',
  token: '',
  token_url: ''
}
type Typed = typeof NOTHING

/** Asks for a feed's access, and connects it once the feed has answered. What was typed stays. */
export function ConnectFeed({ onClose }: { onClose: () => void }) {
  const t = useMessages(connectFeedMessages)
  const [way, setWay] = useState<Way>('ddf')
  const [typed, setTyped] = useState(NOTHING)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)

  const type = (name: keyof Typed) => (text: string) => {
    setTyped({ ...typed, [name]: text })
    // Other access may have other data feeds.
    setChoices([])
  }
  const submit = async () => {
    setBusy(true)
    const asked = choices.length > 0 ? Number(chosen || choices[0]?.destination_id) : null
    const came = await connectFeed(accessOf(way, typed, asked))
    setBusy(false)
    setErrors('errors' in came ? came.errors : {})
    if (came.done) onClose()
    else if ('choices' in came) setChoices(came.choices)
  }
  const field = (name: keyof Typed, label: string, more: object = {}) => (
    <PlainField
      autoComplete="off"
      error={errors[name]}
      label={label}
      name={name}
      onChange={type(name)}
      value={typed[name]}
      {...more}
    />
  )
  const secret = { hint: t.kept, maxLength: 4000, type: 'password', autoComplete: 'new-password' }
  return (
    <DialogForm
      busy={busy}
      busyLabel={t.submitting}
      errors={errors}
      onClose={onClose}
      onSubmit={submit}
      submit={t.submit}
      title={t.title}
    >
      <PlainSelect
        hint={way === 'ddf' ? t.ddfHint : t.boardHint}
        label={t.way}
        name="way"
        of={(['ddf', 'token', 'client'] as const).map((value) => ({ value, label: t.ways[value] }))}
        onChoose={(next) => {
          setWay(next)
          setErrors({})
          setChoices([])
        }}
        value={way}
      />
      {way !== 'ddf' && (
        <>
          {field('board', t.board, { list: 'boards', placeholder: t.boardExample })}
          <datalist id="boards">
            {BOARD_NAMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          {field('root', t.root, { inputMode: 'url', placeholder: t.rootExample })}
        </>
      )}
      {way === 'client' && field('token_url', t.tokenUrl, { inputMode: 'url' })}
      {way !== 'token' && field('client_id', t.clientId)}
      {way !== 'token' && field('secret', t.secret, secret)}
      {way === 'token' && field('token', t.token, secret)}
      {way === 'client' && field('scope', t.scope, { optional: true })}
      {way !== 'ddf' &&
        field('media_hosts', t.mediaHosts, { hint: t.mediaHostsHint, optional: true })}
      {way === 'ddf' && (
        <PlainSelect
          label={t.pool}
          name="pool"
          of={[
            { value: 'all', label: t.pools.all },
            { value: 'own', label: t.pools.own }
          ]}
          onChoose={(pool) => setTyped({ ...typed, pool })}
          value={typed.pool}
        />
      )}
      {choices.length > 0 && (
        <PlainSelect
          hint={t.chooseHint}
          label={t.choose}
          name="destination_id"
          of={choices.map(({ destination_id, name }) => ({
            value: String(destination_id),
            label: name
          }))}
          onChoose={setChosen}
          value={chosen || String(choices[0]?.destination_id)}
        />
      )}
      {errors[''] !== undefined && <Notice kind="error" title={errors['']} />}
    </DialogForm>
  )
}

function accessOf(way: Way, typed: Typed, destination_id: number | null): TypedAccess {
  const { board, client_id, media_hosts, pool, root, scope, secret, token, token_url } = typed
  switch (way) {
    case 'ddf':
      return { way, client_id, secret, is_pool: pool === 'all', destination_id }
    case 'token':
      return { way, board, root, media_hosts, token }
    case 'client':
      return { way, board, root, media_hosts, token_url, client_id, secret, scope }
  }
}
