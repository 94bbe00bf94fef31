import type { Translated } from '#messages/language.ts'

/**
 * Field labels: the form's <label>, and `{path}` in the specification's messages. Separate exports, so
 * that a script bundles only those that it uses; the build cuts languages that no page has.
 */

// Visitors' forms and the log-in.
export const name: Translated<string> = { en: 'Name', fr: 'Nom' }
export { name as full_name, name as salesman_name, name as template_name }
export const email: Translated<string> = { en: 'Email', fr: 'Adresse courriel' }
export { email as salesman_email, email as company_email, email as billing_email }
export const phone: Translated<string> = { en: 'Phone', fr: 'Téléphone' }
export {
  phone as contact,
  phone as salesman_contact,
  phone as company_contact,
  phone as billing_contact
}
export const message: Translated<string> = { en: 'Message', fr: 'Message' }
export const password: Translated<string> = { en: 'Password', fr: 'Mot de passe' }
export const new_password: Translated<string> = { en: 'New password', fr: 'Nouveau mot de passe' }
export const confirmPassword: Translated<string> = {
  en: 'Confirm password',
  fr: 'Confirmation du mot de passe'
}
export const recaptcha: Translated<string> = { en: 'Recaptcha', fr: 'reCAPTCHA' }

// The wizard.
export const website_name: Translated<string> = { en: 'Website name', fr: 'Nom du site Web' }
export const base_url: Translated<string> = { en: 'Domain', fr: 'Domaine' }
export const logo: Translated<string> = { en: 'Logo', fr: 'Logo' }
export const site_language: Translated<string> = { en: 'Language', fr: 'Langue' }
export const site_city: Translated<string> = { en: 'City', fr: 'Ville' }
export { site_city as billing_city }
export const site_province: Translated<string> = { en: 'Province', fr: 'Province' }
export { site_province as billing_state }
export const salesman_designation: Translated<string> = {
  en: 'Designation',
  fr: 'Titre professionnel'
}
export const salesman_image: Translated<string> = { en: 'Photo', fr: 'Photo' }
export const company_name: Translated<string> = { en: 'Brokerage name', fr: 'Nom de l’agence' }
export const company_fax: Translated<string> = { en: 'Fax', fr: 'Télécopieur' }
export const company_address: Translated<string> = { en: 'Address', fr: 'Adresse' }
export { company_address as billing_address, company_address as billing_address_1 }
export const company_address_2: Translated<string> = {
  en: 'Suite or unit',
  fr: 'App. ou bureau'
}
export { company_address_2 as billing_address_2 }
export const company_logo: Translated<string> = { en: 'Brokerage logo', fr: 'Logo de l’agence' }
export const coupon_code: Translated<string> = { en: 'Coupon code', fr: 'Code promotionnel' }

// The cardholder, in the wizard and on the payment methods page, beside what has the same label above.
export const billing_name: Translated<string> = { en: 'Name on card', fr: 'Nom sur la carte' }
export const billing_zip: Translated<string> = { en: 'Postal code', fr: 'Code postal' }

// The dashboard.
export const board: Translated<string> = { en: 'Board', fr: 'Chambre immobilière' }
export const signed_on: Translated<string> = { en: 'Signed on', fr: 'Date de signature' }

// Emails to leads.
export const subject: Translated<string> = { en: 'Subject', fr: 'Objet' }
