import { useRef, useState } from 'react'
import type { Invitation, Team } from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { MEMBER_ROLES, type MemberRole } from '#rules/leads/rights.ts'
import { inviteMember, withdrawInvitation } from '#stores/team/team.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainForm } from '../kit/form/plain-form.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { formatDay } from '../kit/local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './team.module.css'

/** A form to invite somebody, and the invitations that nobody has accepted. */
export function Invitations({ team: { invitations, members, size } }: { team: Team }) {
  const t = useMessages(teamMessages)
  const open = invitations.filter(({ is_expired }) => !is_expired)
  return (
    <Panel
      aside={<span className={styles['soft']}>{t.room(members.length + open.length, size)}</span>}
      title={t.invite}
    >
      <InvitationForm />
      {invitations.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t.invitations}</h3>
          <ul className={styles['rows']}>
            {invitations.map((one) => (
              <InvitationRow invitation={one} key={one.invitation_id} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function InvitationForm() {
  const t = useMessages(teamMessages)
  const box = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('agent')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const errors = await inviteMember({ email, role })
    setBusy(false)
    setError(errors?.['email'])
    if (!errors) setEmail('')
    box.current?.focus()
  }
  return (
    <PlainForm busy={busy} className={styles['form']} onSubmit={submit}>
      <PlainField
        autoComplete="off"
        box={box}
        error={error}
        inputMode="email"
        label={t.email}
        maxLength={254}
        name="email"
        onChange={setEmail}
        value={email}
      />
      <PlainSelect
        hint={t.roleHints[role]}
        label={t.role}
        name="role"
        of={MEMBER_ROLES.map((value) => ({ value, label: t.roles[value] }))}
        onChoose={setRole}
        value={role}
      />
      <div>
        <Button busy={busy} busyLabel={t.sending} type="submit">
          {t.sendInvitation}
        </Button>
      </div>
    </PlainForm>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useMessages(teamMessages)
  const { email, expires, invitation_id, is_expired, role } = invitation
  const [busy, setBusy] = useState<'again' | 'withdraw'>()
  const act = async (what: 'again' | 'withdraw') => {
    setBusy(what)
    await (what === 'again' ? inviteMember({ email, role }) : withdrawInvitation(invitation_id))
    setBusy(undefined)
  }
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <b>{email}</b>
        <span className={styles['soft']}>
          {t.roles[role]} · {is_expired ? t.expired : t.until(formatDay(expires.slice(0, 10)))}
        </span>
      </div>
      <div className={styles['acts']}>
        <Button
          aria-label={t.sendAgainTo(email)}
          busy={busy === 'again'}
          look="line"
          onClick={() => void act('again')}
          size="small"
        >
          {t.sendAgain}
        </Button>
        <Button
          aria-label={t.withdrawFrom(email)}
          busy={busy === 'withdraw'}
          look="quiet"
          onClick={() => void act('withdraw')}
          size="small"
        >
          {t.withdraw}
        </Button>
      </div>
    </li>
  )
}
