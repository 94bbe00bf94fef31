import { atom } from 'nanostores'
import type { AnswerOf } from '#contract/endpoint.ts'
import { acceptInvitation, invitation } from '#contract/team/invitation.ts'
import { goTo } from '#gateways/browser/browser.ts'
import { call } from '#gateways/panel.ts'
import { keepEmailedCode, takeEmailedCode } from '#gateways/storage/emailed-code.ts'
import { canKeep } from '#gateways/storage/saved.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { paths } from '#rules/paths.ts'
import { failureMessage } from '../failures.ts'
import { formFailure, type FormFailure } from '../form-failure.ts'
import type { Loaded } from '../loaded.ts'
import { startSession, storageFailure } from '../session/account-access.ts'
import { messagesOf } from '../site/messages.ts'

export const $invitation = atom<Loaded<AnswerOf<typeof invitation>>>({ status: 'loading' })

/** Of the link that was opened. */
let token: string | undefined

export async function loadInvitation(): Promise<void> {
  token ??= takeEmailedCode('invitation') ?? ''
  // For a reload.
  if (token) keepEmailedCode('invitation', token)
  const outcome = await call(invitation, { token })
  if (outcome.ok) $invitation.set({ status: 'ready', value: outcome.value })
  else $invitation.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Joins the team, in place of an agent who is logged in here; undefined on success. */
export async function joinTeam(form: {
  name?: string
  password: string
}): Promise<FormFailure | undefined> {
  if (!canKeep()) return storageFailure()
  const outcome = await call(acceptInvitation, { token: token ?? '', ...form })
  if (!outcome.ok) return formFailure(outcome)
  takeEmailedCode('invitation')
  await startSession(outcome.value.access_token)
  goTo(paths.leads, { kind: 'success', message: messagesOf(teamMessages).joined })
  return undefined
}
