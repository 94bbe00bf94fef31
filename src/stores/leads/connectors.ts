import { atom } from 'nanostores'
import * as v from 'valibot'
import * as calls from '#contract/leads/connectors.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { leadConnectorMessages } from '#messages/lead-connectors.ts'
import type { ConnectorKind } from '#rules/leads/connectors.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Where leads are passed on, and how the last ones went. */
export const $connectors = atom<Loaded<calls.ConnectorList>>({ status: 'loading' })
/** A webhook's new secret, until its dialog is closed. */
export const $webhookSecret = atom<string | undefined>(undefined)

export async function loadConnectors(): Promise<void> {
  const outcome = await call(calls.leadConnectors, {})
  if (outcome.ok) take(outcome)
  else $connectors.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Answers what is wrong with the address, if anything. */
export async function saveWebhook(url: string): Promise<string | undefined> {
  const checked = v.safeParse(calls.saveWebhook.input, { url })
  if (!checked.success) return checked.issues[0].message
  const outcome = await call(calls.saveWebhook, checked.output)
  if (!outcome.ok) return outcome.errors?.['url'] ?? failureMessage(outcome)
  $webhookSecret.set(outcome.value.secret)
  return saved(outcome)
}

export async function rotateSecret(): Promise<void> {
  const outcome = await call(calls.rotateWebhookSecret, {})
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  take(outcome)
  $webhookSecret.set(outcome.value.secret)
}

/** Answers what is wrong with the key, if anything. */
export async function saveFollowUpBoss(api_key: string): Promise<string | undefined> {
  const checked = v.safeParse(calls.saveFollowUpBoss.input, { api_key })
  if (!checked.success) return checked.issues[0].message
  const outcome = await call(calls.saveFollowUpBoss, checked.output)
  if (!outcome.ok) return outcome.errors?.['api_key'] ?? failureMessage(outcome)
  return saved(outcome)
}

/** Answers what is wrong with the address, if anything. */
export async function saveSecondAddress(second_address: string): Promise<string | undefined> {
  const checked = v.safeParse(calls.saveSecondAddress.input, { second_address })
  if (!checked.success) return checked.issues[0].message
  const outcome = await call(calls.saveSecondAddress, checked.output)
  if (!outcome.ok) return outcome.errors?.['second_address'] ?? failureMessage(outcome)
  return saved(outcome)
}

export async function removeConnector(kind: ConnectorKind): Promise<void> {
  const outcome = await call(calls.removeConnector, { kind })
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  take(outcome)
  toast('success', messagesOf(leadConnectorMessages).removed)
}

export async function testConnector(kind: ConnectorKind): Promise<void> {
  const t = messagesOf(leadConnectorMessages)
  const outcome = await call(calls.testConnector, { kind })
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  const { code, delivered } = outcome.value
  if (delivered) toast('success', t.testDone)
  else toast('error', t.testFailed(codeText(t.codes, kind, code)))
}

export async function retryDelivery(delivery: {
  lead_id: string
  channel: ConnectorKind
}): Promise<void> {
  const outcome = await call(calls.retryDelivery, delivery)
  if (outcome.ok) take(outcome)
  else reportFailure(outcome)
}

/** A status code as it is, and a word for why there was none in words. */
export function codeText(codes: Record<string, string>, channel: string, code: string): string {
  const isArchived = channel === 'follow_up_boss' && code === '204'
  return codes[isArchived ? 'archived' : code] ?? code
}

function saved(outcome: Outcome<calls.ConnectorList> & { ok: true }): undefined {
  take(outcome)
  toast('success', messagesOf(leadConnectorMessages).saved)
}

function take({ value }: Outcome<calls.ConnectorList> & { ok: true }): void {
  $connectors.set({ status: 'ready', value })
}
