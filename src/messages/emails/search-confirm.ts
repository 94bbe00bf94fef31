import { CONFIRM_WITHIN_DAYS } from '#rules/listings/saved-search.ts'
import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: 'Confirm your alerts about new homes',
  heading: 'Turn on your alerts?',
  asked: (agent: string, search: string) =>
    `We received a request to email you about new homes from ${agent}, at most once a day. The search: ${search}`,
  button: 'Confirm',
  note: `The link works for ${CONFIRM_WITHIN_DAYS} days. If you didn’t ask for this, ignore this email: nothing else is sent, and your address is forgotten.`
}

const fr: typeof en = {
  subject: 'Confirmez vos alertes de nouvelles propriétés',
  heading: 'Activer vos alertes?',
  asked: (agent, search) =>
    `Nous avons reçu une demande pour vous informer par courriel des nouvelles propriétés ${ofInFrench(agent)}, au plus une fois par jour. La recherche : ${search}`,
  button: 'Confirmer',
  note: `Le lien est valable ${CONFIRM_WITHIN_DAYS} jours. Si vous n’avez rien demandé, ignorez ce courriel : rien d’autre ne sera envoyé, et votre adresse sera oubliée.`
}

export const searchConfirmEmail: Translated<typeof en> = { en, fr }
