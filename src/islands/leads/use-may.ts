import { useStore } from '@nanostores/react'
import { type LeadVerb, may, type TeamRole } from '#rules/leads/rights.ts'
import { $session } from '#stores/session/session.ts'

/** Whether the logged-in agent may do this with leads; the panel checks it again. */
export function useMay(verb: LeadVerb): boolean {
  const session = useStore($session)
  const role: TeamRole =
    session.status === 'member' ? (session.user.team?.role ?? 'owner') : 'owner'
  return may(role, verb)
}
