import type { SiteKey } from '#rules/websites/site-keys.ts'
import type { Translated } from '../language.ts'

/** What Settings › Secret Keys says about a text that isn't such a key. */
const en: Record<SiteKey, string> = {
  recaptcha_key:
    'This doesn’t look like a reCAPTCHA key: it starts with 6L and has 40 characters. Please copy it again.',
  recaptcha_secret:
    'This doesn’t look like a reCAPTCHA secret: it starts with 6L and has 40 characters. Please copy it again.',
  google_maps_key:
    'This doesn’t look like a Google Maps key: it starts with AIza and has 39 characters. Please copy it again.',
  ga4_measurement_id:
    'This doesn’t look like a measurement ID, such as G-AB12CD34EF. Please copy it again.',
  google_site_verification:
    'This doesn’t look like the code alone. Please copy only the text between the quotation marks after content=, such as rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ.'
}

const fr: typeof en = {
  recaptcha_key:
    'Ceci ne ressemble pas à une clé reCAPTCHA : elle commence par 6L et compte 40 caractères. Veuillez la copier de nouveau.',
  recaptcha_secret:
    'Ceci ne ressemble pas à une clé secrète reCAPTCHA : elle commence par 6L et compte 40 caractères. Veuillez la copier de nouveau.',
  google_maps_key:
    'Ceci ne ressemble pas à une clé Google Maps : elle commence par AIza et compte 39 caractères. Veuillez la copier de nouveau.',
  ga4_measurement_id:
    'Ceci ne ressemble pas à un ID de mesure, par exemple G-AB12CD34EF. Veuillez le copier de nouveau.',
  google_site_verification:
    'Ceci ne ressemble pas au code seul. Veuillez copier seulement le texte entre les guillemets après content=, par exemple rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ.'
}

export const siteSecretMessages: Translated<typeof en> = { en, fr }
