import type { Person } from '#contract/leads/person.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { changeLead } from '#stores/leads/person.ts'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useMay } from './use-may.ts'

/** Who has the person; nothing without a team. */
export function AssignLead({ person }: { person: Person }) {
  const t = useMessages(teamMessages)
  const mayAssign = useMay('assign')
  const { lead, members } = person
  if (!mayAssign || members.length < 2) return null
  const nameOf = (id: string) => members.find(({ agent_id }) => agent_id === id)?.name ?? ''
  const assign = (id: string) => {
    const said = id === '' ? t.assignedToNobody : t.assignedTo(nameOf(id))
    void changeLead(person, { assigned_to: id === '' ? null : id }, said)
  }
  const isKnown = lead.assigned_to !== null && nameOf(lead.assigned_to) !== ''
  return (
    <PlainSelect
      label={t.assigned}
      name="assigned_to"
      of={[
        { value: '', label: t.toNobody },
        ...members.map(({ agent_id, name }) => ({ value: agent_id, label: name }))
      ]}
      onChoose={assign}
      value={isKnown ? (lead.assigned_to ?? '') : ''}
    />
  )
}
