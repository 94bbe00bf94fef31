import { ofInFrench } from '#rules/french-elision.ts'
import { emailClaims } from '../claims/emails.ts'
import type { Translated } from '../language.ts'

const en = {
  first: {
    subject: (domain: string) => `The name servers for ${domain}`,
    heading: 'Set your name servers',
    instruction: (domain: string) =>
      `Your website is open, and ${domain} can follow: replace its name servers with these. You do this at your registrar, where you registered the domain.`
  },
  changed: {
    subject: (domain: string) => `The name servers for ${domain} have changed`,
    heading: 'Your name servers have changed',
    instruction: (domain: string) =>
      `The name servers for ${domain} have changed. The previous ones no longer work; please replace them at your registrar with these.`
  },
  copied:
    'We’ve copied every record that we found at your domain, so your email and other services go on as before. Your dashboard lists them, and shows a way that leaves your name servers alone: use it if something you need isn’t listed.',
  wait: emailClaims.en.hourlyChecks,
  nameServer: (number: number) => `Name server ${number}`,
  openGuide: 'Follow the step-by-step guide'
}

const fr: typeof en = {
  first: {
    subject: (domain) => `Les serveurs de noms ${ofInFrench(domain)}`,
    heading: 'Configurez vos serveurs de noms',
    instruction: (domain) =>
      `Votre site Web est ouvert, et ${domain} peut suivre : remplacez ses serveurs de noms par ceux-ci. Cela se fait chez votre registraire, là où vous avez enregistré le domaine.`
  },
  changed: {
    subject: (domain) => `Les serveurs de noms ${ofInFrench(domain)} ont changé`,
    heading: 'Vos serveurs de noms ont changé',
    instruction: (domain) =>
      `Les serveurs de noms ${ofInFrench(domain)} ont changé. Les précédents ne fonctionnent plus; veuillez les remplacer par ceux-ci chez votre registraire.`
  },
  copied:
    'Nous avons copié chaque enregistrement trouvé à votre domaine : vos courriels et vos autres services continuent comme avant. Votre tableau de bord en montre la liste, ainsi qu’une façon de faire qui ne touche pas à vos serveurs de noms : utilisez-la s’il manque quelque chose dont vous avez besoin.',
  wait: emailClaims.fr.hourlyChecks,
  nameServer: (number) => `Serveur de noms ${number}`,
  openGuide: 'Suivre le guide étape par étape'
}

export const nameServersMessages: Translated<typeof en> = { en, fr }
