import { groupDigits } from '#rules/money/group-digits.ts'
import type { Translated } from '../language.ts'
import { answerTimeMessages } from '../leads/answer-time.ts'

/** Leads of a month; `entered` of them were added by hand. */
type Brought = { leads: number; entered?: number }

const en = {
  subject: (month: string) => `Your website in ${month}`,
  heading: (month: string) => `Your website in ${month}`,
  leads: ({ entered = 0, leads }: Brought, month: string) => {
    const brought = leads - entered
    const nobody = `Nobody wrote to you through your website in ${month}`
    if (brought === 0 && entered === 0) return `${nobody}.`
    if (brought === 0) {
      return entered === 1
        ? `${nobody}; one lead was added by hand.`
        : `${nobody}; ${groupDigits(entered)} leads were added by hand.`
    }
    const count = brought === 1 ? 'one lead' : `${groupDigits(brought)} leads`
    const sentence = `Your website brought you ${count} in ${month}`
    if (entered === 0) return `${sentence}.`
    return entered === 1
      ? `${sentence}; one more was added by hand.`
      : `${sentence}; ${groupDigits(entered)} more were added by hand.`
  },
  visits: 'Visits',
  views: 'Pages viewed',
  leadCount: 'Leads',
  answer: 'First answer',
  answered: (median: number, within: number, all: number) =>
    `after ${answerTimeMessages.en(median)} for half of them; within an hour for ${within} of ${all}`,
  unanswered: 'none yet',
  source: 'Most leads from',
  mostVisits: 'Most visits from',
  home: 'Home asked about most',
  times: (name: string, count: number) => `${name} (${groupDigits(count)})`,
  compared: (count: number, before: number, month: string) =>
    `${groupDigits(count)} (${month}: ${groupDigits(before)})`,
  alone: (count: number) => groupDigits(count),
  notCounted: 'not counted yet',
  open: 'Open the report',
  note: 'Test leads aren’t counted. You can turn this email off in your dashboard’s settings.'
}

const fr: typeof en = {
  subject: (month) => `Votre site Web en ${month}`,
  heading: (month) => `Votre site Web en ${month}`,
  leads: ({ entered = 0, leads }, month) => {
    const brought = leads - entered
    const nobody = `Personne ne vous a écrit par votre site Web en ${month}`
    if (brought === 0 && entered === 0) return `${nobody}.`
    if (brought === 0) {
      return entered === 1
        ? `${nobody}; une demande a été ajoutée à la main.`
        : `${nobody}; ${groupDigits(entered, '\u00A0')} demandes ont été ajoutées à la main.`
    }
    const count = brought === 1 ? 'une demande' : `${groupDigits(brought, '\u00A0')} demandes`
    const sentence = `Votre site Web vous a apporté ${count} en ${month}`
    if (entered === 0) return `${sentence}.`
    return entered === 1
      ? `${sentence}; une autre a été ajoutée à la main.`
      : `${sentence}; ${groupDigits(entered, '\u00A0')} autres ont été ajoutées à la main.`
  },
  visits: 'Visites',
  views: 'Pages vues',
  leadCount: 'Demandes',
  answer: 'Première réponse',
  answered: (median, within, all) =>
    `après ${answerTimeMessages.fr(median)} pour la moitié d’entre elles; en moins d’une heure pour ${within} sur ${all}`,
  unanswered: 'aucune pour l’instant',
  source: 'Le plus de demandes de',
  mostVisits: 'Le plus de visites de',
  home: 'Propriété la plus demandée',
  times: (name, count) => `${name} (${groupDigits(count, '\u00A0')})`,
  compared: (count, before, month) =>
    `${groupDigits(count, '\u00A0')} (${month} : ${groupDigits(before, '\u00A0')})`,
  alone: (count) => groupDigits(count, '\u00A0'),
  notCounted: 'pas encore comptées',
  open: 'Ouvrir le rapport',
  note: 'Les demandes d’essai ne sont pas comptées. Vous pouvez désactiver ce courriel dans les réglages de votre tableau de bord.'
}

export const monthlyReportEmail: Translated<typeof en> = { en, fr }
