import type { Translated } from '../language.ts'

/** What Settings › Secret Keys says about a key. */
const en = { wrong: 'This doesn’t look like such a key. Please copy it again.' }

const fr: typeof en = { wrong: 'Cette clé ne semble pas valide. Veuillez la copier de nouveau.' }

export const siteSecretMessages: Translated<typeof en> = { en, fr }
