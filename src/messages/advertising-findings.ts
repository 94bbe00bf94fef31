import type { Translated } from './language.ts'

/** Findings of the advertising rules, beside what they are about. */
const en = {
  title: 'Advertising rules',
  count: (count: number) => (count === 1 ? 'One thing to look at' : `${count} things to look at`),
  none: 'Nothing found',
  noneText: 'We found nothing that breaks the rules we check. This isn’t legal advice.',
  severity: { inform: 'Good to know:', warn: 'Please check:', forbid: 'Needed to publish:' },
  words: (words: string) => `It’s about “${words}”.`,
  read: (day: string) => `Read on ${day}.`,
  section: (section: string) => `section ${section}`,
  pastDate: (day: string) =>
    `We should have read this rule again by ${day}. It may have changed since.`,
  notRead: (province: string): string =>
    province === ''
      ? 'You haven’t chosen your province, so we can’t check its own rules.'
      : 'We haven’t read your province’s own rules, so we check only what applies everywhere in Canada.',
  heldByLayout: 'Every template takes care of this.',
  heldByAgent: 'We can’t check this. Please check it yourself.',
  show: 'Show',
  showLabelled: (what: string) => `Show: ${what}`,
  inBar: (count: number) =>
    count === 1
      ? 'Advertising rules: one thing to look at'
      : `Advertising rules: ${count} things to look at`,
  forbidden: 'Your website can’t be published yet:',
  licence: {
    title: 'As on your licence',
    hint: 'We compare these with what your website says. Visitors don’t see them. Leave out what you don’t have.',
    name: 'Your name',
    brokerage: 'Brokerage’s name',
    corporation: 'Personal real estate corporation',
    team: 'Team’s name'
  }
}

const fr: typeof en = {
  title: 'Règles de publicité',
  count: (count) => (count === 1 ? 'Une chose à vérifier' : `${count} choses à vérifier`),
  none: 'Rien à signaler',
  noneText:
    'Nous n’avons rien trouvé qui contrevienne aux règles que nous vérifions. Ce n’est pas un avis juridique.',
  severity: { inform: 'Bon à savoir :', warn: 'À vérifier :', forbid: 'Requis pour publier :' },
  words: (words) => `Il s’agit de « ${words} ».`,
  read: (day) => `Lue le ${day}.`,
  section: (section) => `article ${section}`,
  pastDate: (day) =>
    `Nous aurions dû relire cette règle avant le ${day}. Elle a pu changer depuis.`,
  notRead: (province) =>
    province === ''
      ? 'Vous n’avez pas choisi votre province : nous ne pouvons pas vérifier ses propres règles.'
      : 'Nous n’avons pas lu les règles de votre province : nous vérifions seulement ce qui s’applique partout au Canada.',
  heldByLayout: 'Tous les modèles s’en chargent.',
  heldByAgent: 'Nous ne pouvons pas le vérifier. Vérifiez-le vous-même.',
  show: 'Voir',
  showLabelled: (what) => `Voir : ${what}`,
  inBar: (count) =>
    count === 1
      ? 'Règles de publicité : une chose à vérifier'
      : `Règles de publicité : ${count} choses à vérifier`,
  forbidden: 'Votre site Web ne peut pas encore être publié :',
  licence: {
    title: 'Selon votre permis',
    hint: 'Nous les comparons avec ce que dit votre site Web. Les visiteurs ne les voient pas. Laissez vide ce que vous n’avez pas.',
    name: 'Votre nom',
    brokerage: 'Nom de l’agence',
    corporation: 'Société immobilière personnelle',
    team: 'Nom de l’équipe'
  }
}

export const advertisingFindingMessages: Translated<typeof en> = { en, fr }
