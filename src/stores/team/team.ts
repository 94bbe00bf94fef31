import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import * as contract from '#contract/team/team.ts'
import { currentLanguageTag } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { teamMessages } from '#messages/leads/team.ts'
import * as v from 'valibot'
import { reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const teamOf = loader('team', contract.team, { quiet: true })

/** What is wrong with each field; undefined if the change was made. */
export type TeamErrors = Record<string, string> | undefined

type TeamChange = Endpoint<v.GenericSchema, typeof contract.team.answer>

/** Makes a change and shows the team as the panel answers it. */
async function change<E extends TeamChange>(
  endpoint: E,
  input: InputOf<E>,
  said: string
): Promise<TeamErrors> {
  const checked = v.safeParse(endpoint.input, input, { lang: currentLanguageTag() })
  if (!checked.success) return errorsOf(checked.issues)
  const outcome = await call(endpoint, input)
  if (!outcome.ok) {
    if (!outcome.errors) reportFailure(outcome)
    return outcome.errors ?? {}
  }
  teamOf.put(outcome.value)
  toast('success', said)
  return undefined
}

export function inviteMember(invited: InputOf<typeof contract.inviteMember>): Promise<TeamErrors> {
  return change(contract.inviteMember, invited, messagesOf(teamMessages).invited(invited.email))
}

export function withdrawInvitation(invitation_id: string): Promise<TeamErrors> {
  const { saved } = messagesOf(teamMessages)
  return change(contract.withdrawInvitation, { invitation_id }, saved)
}

export function saveMember(member: InputOf<typeof contract.saveMember>): Promise<TeamErrors> {
  return change(contract.saveMember, member, messagesOf(teamMessages).saved)
}

export function removeMember(
  { agent_id, name }: contract.Member,
  leads_to: string | null
): Promise<TeamErrors> {
  const said = messagesOf(teamMessages).removed(name)
  return change(contract.removeMember, { agent_id, leads_to }, said)
}

export function saveTeamSettings(
  settings: InputOf<typeof contract.saveTeamSettings>
): Promise<TeamErrors> {
  return change(contract.saveTeamSettings, settings, messagesOf(teamMessages).saved)
}

/** The first problem of each field; one of an area is the areas'. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { message, path } of issues) errors[String(path?.[0]?.key)] ??= message
  return errors
}
