import type { Translated } from '../language.ts'

/** What keeps a domain from showing its website, and from moving. */
const en = {
  opensFirst:
    'Your website opens first; your domain follows. Leave your domain as it is for now: nothing needs to change.',
  held: (domain: string) =>
    `${domain} shows your previous website, because you put it back. Press Move my domain to show your new one.`,
  nothingToPutBack: (domain: string) =>
    `There’s nothing to put back: we haven’t replaced any records of ${domain}.`,
  /** Why changing the name servers now would do harm. */
  blocked: {
    dnssec: (domain: string) =>
      `DNSSEC is on for ${domain}. Turn it off at your registrar first and wait a day: with it on, new name servers would make your domain unreachable.`,
    'mail-host': (domain: string) =>
      `Email for ${domain} is delivered to the address of its current website, so moving the website would stop your email. Ask your email provider first for a server name of its own.`,
    records: (domain: string) =>
      `We’re still copying the records of ${domain}, so that your email and other services keep working. Please leave its name servers as they are and try again in an hour.`
  },
  /** The domain points to us, but visitors don't get the website. */
  notShown: {
    certificate: (domain: string) =>
      `${domain} points to us. Its secure connection is being set up, which usually takes up to 15 minutes. We’ll email you when your website opens there.`,
    'no-answer': (domain: string) =>
      `${domain} points to us, but nothing answered there yet. We’ll keep checking and email you when your website opens there.`,
    'other-page': (domain: string) =>
      `${domain} points to us and still shows your previous website. We’re moving it now and will email you when your new website opens there.`,
    'private-address': (domain: string) =>
      `${domain} points to a private address, which visitors can’t reach. Please correct its records.`
  }
}

const fr: typeof en = {
  opensFirst:
    'Votre site Web ouvre d’abord; votre domaine suivra. Laissez votre domaine tel quel pour le moment : il n’y a rien à changer.',
  held: (domain) =>
    `${domain} affiche votre ancien site Web, parce que vous l’avez rétabli. Appuyez sur « Déplacer mon domaine » pour afficher le nouveau.`,
  nothingToPutBack: (domain) =>
    `Il n’y a rien à rétablir : nous n’avons remplacé aucun enregistrement de ${domain}.`,
  blocked: {
    dnssec: (domain) =>
      `DNSSEC est activé pour ${domain}. Désactivez-le d’abord chez votre registraire, puis attendez une journée : sinon, de nouveaux serveurs de noms rendraient votre domaine inaccessible.`,
    'mail-host': (domain) =>
      `Les courriels de ${domain} sont livrés à l’adresse de son site Web actuel; déplacer le site les arrêterait. Demandez d’abord à votre fournisseur de courriel un nom de serveur distinct.`,
    records: (domain) =>
      `Nous copions encore les enregistrements de ${domain}, pour que vos courriels et vos autres services continuent de fonctionner. Laissez ses serveurs de noms tels quels et réessayez dans une heure.`
  },
  notShown: {
    certificate: (domain) =>
      `${domain} pointe vers nous. Sa connexion sécurisée est en préparation, ce qui prend habituellement jusqu’à 15 minutes. Nous vous écrirons dès que votre site Web y ouvrira.`,
    'no-answer': (domain) =>
      `${domain} pointe vers nous, mais rien n’y répond encore. Nous continuons de vérifier et vous écrirons dès que votre site Web y ouvrira.`,
    'other-page': (domain) =>
      `${domain} pointe vers nous et affiche encore votre ancien site Web. Nous le déplaçons et vous écrirons dès que votre nouveau site y ouvrira.`,
    'private-address': (domain) =>
      `${domain} pointe vers une adresse privée, que les visiteurs ne peuvent pas atteindre. Veuillez corriger ses enregistrements.`
  }
}

export const domainRefusals: Translated<typeof en> = { en, fr }
