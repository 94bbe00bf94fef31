import type { FormCheckStep } from '#rules/leads/form-check.ts'
import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

/** What didn't work, of a test of a website's form. */
type Steps = Record<FormCheckStep, string>

const en = {
  subject: (domain: string) => `The form on ${domain} didn’t work last night`,
  heading: 'Your form didn’t work last night',
  explanation: (domain: string) =>
    `Every night we fill in and send the form on ${domain}, as a visitor would. Last night’s three attempts failed.`,
  steps: {
    page: 'The page with the form didn’t open.',
    token: 'The form opened, but couldn’t be prepared for sending.',
    send: 'The form was refused when it was sent.',
    store: 'The form was sent, but the message wasn’t stored.',
    email: 'The message was stored, but emails aren’t leaving our server.'
  } satisfies Steps,
  next: 'We’ve logged this for our team. Until it works, visitors can still call you: your phone number is on the page.',
  tryIt: 'Try the form yourself from your dashboard.'
}

const fr: typeof en = {
  subject: (domain) => `Le formulaire ${ofInFrench(domain)} n’a pas fonctionné cette nuit`,
  heading: 'Votre formulaire n’a pas fonctionné cette nuit',
  explanation: (domain) =>
    `Chaque nuit, nous remplissons et envoyons le formulaire ${ofInFrench(domain)}, comme le ferait un visiteur. Les trois essais de cette nuit ont échoué.`,
  steps: {
    page: 'La page du formulaire ne s’est pas ouverte.',
    token: 'Le formulaire s’est ouvert, mais n’a pas pu être préparé pour l’envoi.',
    send: 'Le formulaire a été refusé à l’envoi.',
    store: 'Le formulaire a été envoyé, mais la demande n’a pas été enregistrée.',
    email: 'La demande a été enregistrée, mais les courriels ne quittent pas notre serveur.'
  },
  next: 'Le problème est signalé à notre équipe. D’ici là, les visiteurs peuvent vous appeler : votre numéro figure sur la page.',
  tryIt: 'Essayez vous-même le formulaire à partir de votre tableau de bord.'
}

export const formBrokenMessages: Translated<typeof en> = { en, fr }
