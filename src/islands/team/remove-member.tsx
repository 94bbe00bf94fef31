import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Member } from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { $leadSummary, loadLeadSummary } from '#stores/leads/lead-list.ts'
import { removeMember } from '#stores/team/team.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Asks who gets a member's leads, and says what happens to their access. */
export function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages(teamMessages)
  const summary = useStore($leadSummary)
  const [to, setTo] = useState('')
  useEffect(() => void loadLeadSummary(), [])
  const others = summary.status === 'ready' ? summary.value.members : []
  const choices = others.filter(({ agent_id }) => agent_id !== member.agent_id)
  return (
    <ConfirmDialog
      confirm={t.remove}
      look="brick"
      onClose={onClose}
      onConfirm={async () => {
        if (!(await removeMember(member, to === '' ? null : to))) onClose()
      }}
      title={t.removeTitle(member.name)}
    >
      <p>{t.removeText}</p>
      {member.leads > 0 && (
        <PlainSelect
          label={t.leadsTo}
          name="leads_to"
          of={[
            { value: '', label: t.toNobody },
            ...choices.map(({ agent_id, name }) => ({ value: agent_id, label: name }))
          ]}
          onChoose={setTo}
          value={to}
        />
      )}
    </ConfirmDialog>
  )
}
