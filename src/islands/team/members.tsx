import { useState } from 'react'
import type { Member, Team } from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { useLocalTime } from '../kit/use-local-time.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { MemberForm } from './member-form.tsx'
import { RemoveMember } from './remove-member.tsx'
import styles from './team.module.css'

/** Everybody in the team, each with what can be changed. */
export function Members({ team: { members } }: { team: Team }) {
  const t = useMessages(teamMessages)
  return (
    <Panel title={t.members}>
      {members.length === 0 && <p className={styles['soft']}>{t.nobody}</p>}
      <ul className={styles['rows']} hidden={members.length === 0}>
        {members.map((member) => (
          <MemberRow key={member.agent_id} member={member} />
        ))}
      </ul>
    </Panel>
  )
}

function MemberRow({ member }: { member: Member }) {
  const t = useMessages(teamMessages)
  const { formatShort } = useLocalTime()
  const [asked, setAsked] = useState<'change' | 'remove'>()
  const { areas, email, last_seen, leads, name, role, takes_leads } = member
  const close = () => setAsked(undefined)
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <b>{name}</b>
        <span className={styles['soft']}>{email}</span>
        <span>
          <span className="tag">{t.roles[role]}</span> {t.leads(leads)} ·{' '}
          {takes_leads ? t.takes : t.takesNone}
        </span>
        <span className={styles['soft']}>
          {areas.length > 0 ? areas.join(', ') : t.noAreas} ·{' '}
          {last_seen === null ? t.neverSeen : t.seen(formatShort(last_seen))}
        </span>
      </div>
      <div className={styles['acts']}>
        <Button
          aria-label={t.changeMember(name)}
          look="line"
          onClick={() => setAsked('change')}
          size="small"
        >
          {t.change}
        </Button>
        <Button
          aria-label={t.removeMember(name)}
          look="quiet"
          onClick={() => setAsked('remove')}
          size="small"
        >
          {t.remove}
        </Button>
      </div>
      {asked === 'change' && <MemberForm member={member} onClose={close} />}
      {asked === 'remove' && <RemoveMember member={member} onClose={close} />}
    </li>
  )
}
