import { useState } from 'react'
import type { Member } from '#contract/team/team.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { MEMBER_ROLES } from '#rules/leads/rights.ts'
import { saveMember, type TeamErrors } from '#stores/team/team.ts'
import { CheckBox } from '../kit/form/check-box.tsx'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** A member's role, areas, and whether new leads are shared out to them. */
export function MemberForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useMessages(teamMessages)
  const { agent_id, name } = member
  const [role, setRole] = useState(member.role)
  const [takes_leads, setTakesLeads] = useState(member.takes_leads)
  const [areas, setAreas] = useState(member.areas.join('\n'))
  const [errors, setErrors] = useState<TeamErrors>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const lines = areas.split('\n').map((line) => line.trim())
    const problems = await saveMember({
      agent_id,
      role,
      takes_leads,
      areas: lines.filter((line) => line !== '')
    })
    setBusy(false)
    setErrors(problems)
    if (!problems) onClose()
  }
  return (
    <DialogForm
      busy={busy}
      onClose={onClose}
      onSubmit={save}
      submit={t.save}
      title={t.changeMember(name)}
    >
      <PlainSelect
        hint={t.roleHints[role]}
        label={t.role}
        name="role"
        of={MEMBER_ROLES.map((value) => ({ value, label: t.roles[value] }))}
        onChoose={setRole}
        value={role}
      />
      <CheckBox checked={takes_leads} label={t.takesLeads} onChange={setTakesLeads} />
      <PlainField
        error={errors?.['areas']}
        hint={t.areasHint}
        label={t.areas}
        name="areas"
        onChange={setAreas}
        rows={4}
        value={areas}
      />
    </DialogForm>
  )
}
