import type { LeadKind, LeadStage } from '#rules/leads/lead-kinds.ts'
import type { Translated } from '../language.ts'

/** The names of stages and kinds, wherever a lead is shown. */
const en = {
  stages: {
    new: 'New',
    talking: 'Talking',
    showing: 'Showing',
    client: 'Client',
    closed: 'Closed',
    lost: 'Lost'
  } satisfies Record<LeadStage, string>,
  kinds: {
    contact: 'Message',
    home: 'About a home',
    homes: 'About several homes',
    showing: 'Showing request',
    valuation: 'Home valuation',
    callback: 'Callback request',
    search: 'Saved search',
    registration: 'Registration',
    manual: 'Added by hand',
    import: 'Imported'
  } satisfies Record<LeadKind, string>,
  languages: { en: 'English', fr: 'French' }
}

const fr: typeof en = {
  stages: {
    new: 'Nouveau',
    talking: 'En discussion',
    showing: 'En visite',
    client: 'Client',
    closed: 'Conclu',
    lost: 'Perdu'
  },
  kinds: {
    contact: 'Message',
    home: 'Au sujet d’une propriété',
    homes: 'Au sujet de plusieurs propriétés',
    showing: 'Demande de visite',
    valuation: 'Évaluation de propriété',
    callback: 'Demande de rappel',
    search: 'Recherche enregistrée',
    registration: 'Inscription au site',
    manual: 'Saisi à la main',
    import: 'Importé'
  },
  languages: { en: 'Anglais', fr: 'Français' }
}

export const leadLabels: Translated<typeof en> = { en, fr }
