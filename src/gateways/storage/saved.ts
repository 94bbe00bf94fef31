// Every localStorage key. Values are validated when read, as an older version or the user may have
// written them; an invalid one is dropped. Changes in other tabs arrive too.

import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import { AccountDetails, SelectedPlan } from '#contract/account-setup/account-details.ts'
import { User } from '#contract/entities.ts'
import { isToken } from '#rules/people/guard.ts'
import { REFERRAL_TEXT_MAX } from '#rules/limits.ts'
import { parseJson, type BrowserKey } from './browser-storage.ts'
import { dropKeptChoice } from './kept-choice.ts'
import { drop } from './storage.ts'

export { $storageTrouble, canKeep, isStored } from './storage.ts'

const token = v.pipe(
  v.string(),
  v.check((text) => isToken(text))
)
const referral = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REFERRAL_TEXT_MAX))
const SetupDraftState = v.object({
  revision: v.number(),
  /** Fields that the panel has not got yet, and when each was typed by this device's clock. */
  typed: v.optional(v.record(v.string(), v.number())),
  /** An older version's: something that the panel has not got yet was typed. */
  typedAt: v.optional(v.number()),
  /** This device's id on the panel, until its storage is cleared. */
  device: v.optional(v.string())
})

export const $accessToken = savedText('access_token', token)
export const $user = savedJson('user', (value) => checked(User, value))
export const $accountDetails = savedJson('accountDetails', validDetails)
export const $selectedPlan = savedJson('selectedPlan', (value) => checked(SelectedPlan, value))
/** The cookie banner's answer: true is accepted, false declined; undefined asks. */
export const $cookieAccepted = savedJson('cookieAccepted', (value) => checked(v.boolean(), value))
/** The referral code from an invitation, until its visitor registers. */
export const $referralCode = savedText('referral_code', referral)

/** The last revision of the panel's draft seen here, and what was typed here that it lacks. */
export const $setupDraft = savedJson('setupDraft', (value) => checked(SetupDraftState, value))

/** Cleared at log-out. The referral code and the cookie answer belong to the browser, not the agent. */
export function forget(): void {
  $accessToken.set(undefined)
  $user.set(undefined)
  forgetSetup()
}

/** Cleared once the account has been created. */
export function forgetSetup(): void {
  $accountDetails.set(undefined)
  $selectedPlan.set(undefined)
  $setupDraft.set(undefined)
}

/** Cleared before a log-in or registration stores its token; docs/decisions/0101 explains what stays. */
export function forgetVisit(): void {
  forget()
  $referralCode.set(undefined)
  dropKeptChoice()
}

function savedText(key: BrowserKey, schema: v.GenericSchema<string>) {
  return persistentAtom<string | undefined>(key, undefined, {
    decode: (text) => checked(schema, text) ?? dropped(key),
    encode: (value) => value
  })
}

function savedJson<Value>(key: BrowserKey, check: (value: unknown) => Value | undefined) {
  return persistentAtom<Value | undefined>(key, undefined, {
    decode: (text) => check(parseJson(text)) ?? dropped(key),
    encode: (value) => (value === undefined ? undefined : JSON.stringify(value))
  })
}

function dropped(key: BrowserKey): undefined {
  drop(key)
}

function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** Drops invalid entries only, so that one doesn't cost half an hour's typing. */
function validDetails(value: unknown): AccountDetails | undefined {
  const entries = checked(v.record(v.string(), v.unknown()), value)
  if (!entries) return undefined
  const schemas: Record<string, v.GenericSchema> = AccountDetails.entries
  const good = Object.entries(entries).filter(([name, entry]) => {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    return schema && v.is(schema, entry)
  })
  return good.length > 0 ? checked(AccountDetails, Object.fromEntries(good)) : undefined
}
