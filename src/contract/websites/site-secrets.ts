import * as v from 'valibot'
import { languageOf } from '#messages/language.ts'
import { siteSecretMessages } from '#messages/validation/site-secrets.ts'
import { isSiteKey, SITE_KEYS } from '#rules/websites/site-keys.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'

/** Settings › Secret Keys: the website's keys for other services. No call ever returns a value. */

const name = v.picklist(SITE_KEYS)

const secretList = v.object({
  ...done,
  data: v.array(v.object({ name, updated: isoDate }))
})

/** The keys that are set. */
export const siteSecrets = endpoint({
  access: 'private',
  answer: secretList,
  input: Nothing,
  method: 'GET',
  path: '/user/site/secrets'
})

/** Sets or replaces a key. 422 if the key's own service rejects it. */
export const setSiteSecret = endpoint({
  access: 'private',
  answer: secretList,
  input: v.pipe(
    v.object({ name, value: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
    v.forward(
      v.check(
        ({ name: key, value }) => isSiteKey(key, value),
        ({ input, lang }) => siteSecretMessages[languageOf(lang)][input.name]
      ),
      ['value']
    )
  ),
  method: 'POST',
  path: '/user/site/setSecret',
  repeat: 'safe'
})

export const removeSiteSecret = endpoint({
  access: 'private',
  answer: secretList,
  input: v.object({ name }),
  method: 'POST',
  path: '/user/site/removeSecret',
  repeat: 'safe'
})
