import { createHash } from 'node:crypto'
import { messageFrom } from '#messages/language.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { asWritten, SITE_KEYS, type SiteKey } from '#rules/websites/site-keys.ts'
import { sharedSecret } from '../../records/service/secrets.ts'
import {
  deleteSecret,
  saveSecret,
  secretBy,
  secretNamesOf
} from '../../records/websites/site-secrets.ts'
import { reviseSite } from '../../records/websites/sites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { isRecaptchaSecret } from '../../services/human-check/recaptcha-secret.ts'
import { Refused } from '../../services/refused.ts'
import { openValue, sealValue } from '../../services/sealed-value.ts'
import type { World } from '../../services/world.ts'

/** Seals and stores a key. @throws Refused if its own service rejects it, or can't be asked. */
export async function setSiteSecret(
  world: World,
  website_id: number,
  { name, value }: { name: SiteKey; value: string }
): Promise<void> {
  await checkAtService(world, name, value)
  const sealed = sealValue(asWritten(name, value), await sealing(world, website_id, name))
  await inTransaction(world.db, async (tx) => {
    await saveSecret(tx, { website_id, name, sealed, updated: world.clock() })
    await reviseSite(tx, website_id, {})
  })
}

export async function removeSiteSecret(
  { db }: World,
  website_id: number,
  name: SiteKey
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteSecret(tx, { website_id, name })
    await reviseSite(tx, website_id, {})
  })
}

/** A website's key, for its own pages; undefined if there is none that opens. */
export async function readSiteSecret(
  world: World,
  website_id: number,
  name: SiteKey
): Promise<string | undefined> {
  const stored = await secretBy(world.db, { website_id, name })
  if (!stored) return undefined
  const value = openValue(stored.sealed, await sealing(world, website_id, name))
  if (value === undefined) {
    world.log.error(
      { website_id, key_name: name },
      'a website’s key doesn’t open: check SITE_SECRETS_KEY'
    )
  }
  return value
}

/** The names of a website's keys, for the API. */
export async function listSiteSecrets({ db }: World, website_id: number) {
  const names = await secretNamesOf(db, website_id)
  return names.flatMap(({ name, updated }) => {
    const known = SITE_KEYS.find((key) => key === name)
    return known ? [{ name: known, updated: updated.toISOString() }] : []
  })
}

/** Only reCAPTCHA can be asked. A secret in place of the key would be shown to every visitor. */
async function checkAtService({ settings }: World, name: SiteKey, value: string): Promise<void> {
  if (name !== 'recaptcha_key' && name !== 'recaptcha_secret') return
  const isSecret = await isRecaptchaSecret(value, settings.recaptchaBase)
  if (isSecret === (name === 'recaptcha_secret')) return
  const reason = isSecret === undefined ? 'keyUnchecked' : isSecret ? 'keyIsSecret' : 'keyRejected'
  const text = messageFrom(siteRefusals, (t) => t[reason])
  if (isSecret === undefined) throw new Refused(text, 503, { retryAfter: 60 })
  throw new Refused(text, 422, { errors: { value: text } })
}

/** A sealed value moved to another website or name doesn't open. */
async function sealing(world: World, website_id: number, name: SiteKey) {
  return { key: await secretsKey(world), owner: `${website_id}:${name}` }
}

/** What agents' keys are sealed with. */
export async function secretsKey({ db, settings }: World): Promise<Buffer> {
  const { siteSecretsKey } = settings
  if (siteSecretsKey !== undefined) return Buffer.from(siteSecretsKey, 'base64')
  return createHash('sha256')
    .update(await sharedSecret(db, 'site-secrets'))
    .digest()
}
