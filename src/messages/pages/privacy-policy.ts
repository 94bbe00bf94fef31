import type { Translated } from '../language.ts'

/** What the page of the privacy policy says from the table of what is kept, below the editors' text. */
const en = {
  officer: {
    title: 'Who is in charge',
    named: (officer: string) =>
      `${officer} is the person in charge of the protection of personal information. Write to `,
    unnamed:
      'The person with the highest authority in our company is in charge of the protection of personal information. Write to '
  },
  kept: {
    title: 'What we keep, why and for how long',
    lede: 'The job that deletes this data reads the same table as this page, so the periods are the ones that apply.'
  },
  backups: {
    title: 'Backups',
    text: 'A backup holds what was there when it was made. Anything deleted since then isn’t in later backups. Earlier backups keep it until the operator of this service deletes them.'
  },
  rights: {
    title: 'Your rights',
    agents:
      'If you have an account: most of your data is in the dashboard, where you can change it; for the rest, write to us. There you can also close the account; everything but the tax records and the mark of a trial is then deleted at once.',
    visitors:
      'If you wrote to an agent on their website: the agent answers for what you sent. You can ask them what they have about you, and to correct or erase it. Every bulk email has an unsubscribe link.',
    ask: 'You can also ask us what we have about you, for a copy in a common format, to correct or delete it, or to withdraw a consent. We answer within 30 days, free of charge.',
    complain:
      'If you aren’t satisfied, you can turn to the Office of the Privacy Commissioner of Canada or, in Quebec, to the Commission d’accès à l’information.',
    close: 'Your data in the dashboard'
  }
}

const fr: typeof en = {
  officer: {
    title: 'Qui en est responsable',
    named: (officer) =>
      `${officer} est la personne responsable de la protection des renseignements personnels. Écrivez à `,
    unnamed:
      'La personne ayant la plus haute autorité dans notre entreprise est responsable de la protection des renseignements personnels. Écrivez à '
  },
  kept: {
    title: 'Ce que nous conservons, pourquoi et pendant combien de temps',
    lede: 'La tâche qui supprime ces données lit le même tableau que cette page : les durées sont donc celles qui s’appliquent.'
  },
  backups: {
    title: 'Copies de sauvegarde',
    text: 'Une copie de sauvegarde contient ce qui existait quand elle a été faite. Ce qui a été supprimé depuis n’est dans aucune copie ultérieure. Les copies antérieures le contiennent jusqu’à ce que l’exploitant de ce service les supprime.'
  },
  rights: {
    title: 'Vos droits',
    agents:
      'Si vous avez un compte : la plupart de vos données sont dans le tableau de bord, où vous pouvez les modifier; pour le reste, écrivez-nous. Vous pouvez aussi y fermer le compte; tout sauf les registres fiscaux et la marque d’un essai est alors supprimé aussitôt.',
    visitors:
      'Si vous avez écrit à un courtier sur son site Web : c’est lui qui répond de ce que vous avez envoyé. Vous pouvez lui demander ce qu’il conserve à votre sujet, et le faire corriger ou supprimer. Chaque courriel d’un envoi groupé comporte un lien qui arrête ces envois.',
    ask: 'Vous pouvez aussi nous demander ce que nous avons à votre sujet, une copie dans un format courant, une correction, une suppression ou le retrait d’un consentement. Nous répondons dans les 30 jours, sans frais.',
    complain:
      'Si la réponse ne vous convient pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.',
    close: 'Vos données dans le tableau de bord'
  }
}

export const privacyPolicyMessages: Translated<typeof en> = { en, fr }
