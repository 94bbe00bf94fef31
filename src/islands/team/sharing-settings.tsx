import type { Team } from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { SHARING } from '#rules/leads/share-leads.ts'
import { saveTeamSettings } from '#stores/team/team.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { CheckBox } from '../kit/form/check-box.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './team.module.css'

/** How new leads are shared out, and who gets the emails about them. */
export function SharingSettings({ team: { owner_copies, sharing } }: { team: Team }) {
  const t = useMessages(teamMessages)
  return (
    <Panel title={t.sharingTitle}>
      <div className={styles['form']}>
        <PlainSelect
          hint={t.sharingHints[sharing]}
          label={t.sharing}
          name="sharing"
          of={SHARING.map((value) => ({ value, label: t.sharings[value] }))}
          onChoose={(chosen) => void saveTeamSettings({ sharing: chosen })}
          value={sharing}
        />
        <CheckBox
          checked={owner_copies}
          label={t.ownerCopies}
          onChange={(on) => void saveTeamSettings({ owner_copies: on })}
        />
      </div>
    </Panel>
  )
}
