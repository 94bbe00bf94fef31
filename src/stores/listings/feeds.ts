import { atom } from 'nanostores'
import * as v from 'valibot'
import type { Agreement } from '#contract/listings/agreement-fields.ts'
import { removeBoardAgreement, saveBoardAgreement } from '#contract/listings/agreements.ts'
import * as calls from '#contract/listings/feeds.ts'
import type { Endpoint, InputOf, Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { agreementMessages } from '#messages/listings/agreements.ts'
import { connectFeedMessages } from '#messages/listings/connect-feed.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const $feeds = atom<Loaded<calls.FeedsAndAgreements>>({ status: 'loading' })
/** What was removed last and can be put back, until the screen is left. */
export const $removed = atom<
  { kind: 'agreement'; agreement: Agreement } | { kind: 'feed'; feed: calls.Feed } | undefined
>(undefined)

export type TypedAccess = InputOf<typeof calls.connectFeed>['access']
export type TypedAgreement = InputOf<typeof saveBoardAgreement>['agreement']
export type Choice = { destination_id: number; name: string }

/** What came of connecting: done, a choice among data feeds, or a message for each wrong field. */
type Connected =
  | { done: true }
  | { done: false; choices: Choice[] }
  | { done: false; errors: Record<string, string> }

export async function loadFeeds(): Promise<void> {
  const outcome = await call(calls.feeds, {})
  if (outcome.ok) show(outcome.value)
  else $feeds.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Asks the feed and connects it. A message of no field has the name ''. */
export async function connectFeed(access: TypedAccess): Promise<Connected> {
  const checked = v.safeParse(calls.connectFeed.input, { access })
  if (!checked.success) return { done: false, errors: errorsOf(checked.issues) }
  const outcome = await call(calls.connectFeed, { access })
  if (!outcome.ok) {
    const errors = outcome.errors ?? {}
    return { done: false, errors: Object.keys(errors).length > 0 ? bare(errors) : whole(outcome) }
  }
  const { destinations, ...list } = outcome.value
  show(list)
  if (destinations.length > 0) return { done: false, choices: destinations }
  toast('success', messagesOf(connectFeedMessages).connected)
  return { done: true }
}

export const pauseFeed = (feed_id: number) => change(calls.pauseFeed, { feed_id })
export const resumeFeed = (feed_id: number) => change(calls.resumeFeed, { feed_id })

export async function removeFeed(feed: calls.Feed): Promise<void> {
  if (await change(calls.removeFeed, { feed_id: feed.feed_id }))
    $removed.set({ kind: 'feed', feed })
}

/** Saves an agreement; returns what is wrong with its fields, if anything. */
export async function saveAgreement(
  agreement_id: number | null,
  agreement: TypedAgreement
): Promise<Record<string, string> | undefined> {
  const input = { agreement_id, agreement }
  const checked = v.safeParse(saveBoardAgreement.input, input)
  if (!checked.success) return errorsOf(checked.issues)
  const outcome = await call(saveBoardAgreement, input)
  if (!outcome.ok) {
    const errors = outcome.errors ?? {}
    return Object.keys(errors).length > 0 ? bare(errors) : whole(outcome)
  }
  show(outcome.value)
  toast('success', messagesOf(agreementMessages).saved)
  return undefined
}

export async function removeAgreement(agreement: Agreement): Promise<void> {
  const { agreement_id } = agreement
  if (await change(removeBoardAgreement, { agreement_id })) {
    $removed.set({ kind: 'agreement', agreement })
  }
}

/** Puts back what was removed last. */
export async function putBack(): Promise<void> {
  const removed = $removed.get()
  if (!removed) return
  if (removed.kind === 'feed') {
    const { feed_id } = removed.feed
    if (await change(calls.putBackFeed, { feed_id })) $removed.set(undefined)
    return
  }
  const { agreement_id: _, turn_since: _since, ...agreement } = removed.agreement
  const again = await change(saveBoardAgreement, { agreement_id: null, agreement })
  if (again) $removed.set(undefined)
}

async function change<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<boolean> {
  const outcome = await call(endpoint, input)
  if (outcome.ok) show(outcome.value as calls.FeedsAndAgreements)
  else reportFailure(outcome)
  return outcome.ok
}

function show(value: calls.FeedsAndAgreements): void {
  $feeds.set({ status: 'ready', value })
}

/** The first problem of each field, by its own name. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ message, path }) => [String(path?.at(-1)?.key ?? ''), message]).toReversed()
  )
}

/** The panel names a field of `access` or `agreement` with its whole path. */
function bare(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name.split('.').at(-1) ?? name, message])
  )
}

function whole(outcome: Outcome<unknown> & { ok: false }): Record<string, string> {
  return { '': failureMessage(outcome) }
}
