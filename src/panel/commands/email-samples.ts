import type { Language } from '#messages/language.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import { billingEmailSamples } from './billing-email-samples.ts'
import { feedEmailSamples } from './feed-email-samples.ts'
import { homeEmailSamples } from './home-email-samples.ts'
import { leadEmailSamples } from './lead-email-samples.ts'
import { sampleTexts } from './sample-texts.ts'
import { tradeEmailSamples } from './trade-email-samples.ts'

/** At least one sample of each kind, under the kind's name. */
type Samples = { [Kind in EmailData['kind']]: EmailData & { kind: Kind } }

/** A sample of every email, one for each text it can have. */
export function emailSamples(language: Language) {
  const name = 'Amara Osei'
  const code = 'mkc_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg'
  const site = { name, base_url: 'oseihomes.ca', language }
  return {
    'verify-email': { kind: 'verify-email', name, language, code },
    'verify-email-new-link': {
      kind: 'verify-email',
      name,
      language,
      code,
      isNewLink: true
    },
    'reset-password': {
      kind: 'reset-password',
      name,
      language,
      email: 'amara.osei@lakeshore-realty.example',
      code
    },
    'account-closed': { kind: 'account-closed', name, hadWebsite: true, language },
    'account-closed-alone': { kind: 'account-closed', name, hadWebsite: false, language },
    'password-changed': {
      kind: 'password-changed',
      name,
      language,
      at: '2026-11-21T15:00:00.000Z',
      province: 'QC'
    },
    ...billingEmailSamples(language),
    'name-servers': {
      kind: 'name-servers',
      ...site,
      nameServers: ['ada.ns.cloudflare.com', 'rex.ns.cloudflare.com'],
      changed: false
    },
    'name-servers-changed': {
      kind: 'name-servers',
      ...site,
      nameServers: ['cleopatra.ns.cloudflare.com', 'maximilian.ns.cloudflare.com'],
      changed: true
    },
    'dns-live': { kind: 'dns-live', ...site },
    'domain-lost': { kind: 'domain-lost', ...site, free: 'https://oseihomes.sites.maplekey.site' },
    ...leadEmailSamples(language),
    ...tradeEmailSamples(language),
    ...homeEmailSamples(language),
    ...feedEmailSamples(language),
    'message-received': {
      kind: 'message-received',
      full_name: 'Jean-Sébastien Desrosiers-Laflamme',
      email: 'jean-sebastien.desrosiers-laflamme@immobilier-cap-blanc.example',
      phone: '4185550142',
      message: sampleTexts[language].support,
      language
    }
  } satisfies Record<string, EmailData> & Samples
}
