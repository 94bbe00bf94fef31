import type { Translated } from './language.ts'

/** The dashboard's sections about leaving with everything: the archive, and where the website went. */
const en = {
  what: 'your file',
  file: {
    title: 'Take everything with you',
    text: 'One ZIP file has your website as plain files that run on any web host, your own listings with their photos, your leads with their history, the emails you’ve prepared, your published texts, your broker’s decisions and your account. You can import the leads and listings again.',
    feeds:
      'Listings from data feeds aren’t in it, as their licence is for your website here. Nor are drafts, earlier versions, anything you deleted, counts of visits, saved filters, your team and your keys for other services.',
    make: 'Make the file',
    starting: 'Starting…',
    making: 'We’re making your file',
    makingText: 'You can leave this page. We’ll email you when it’s ready.',
    ready: 'Your file is ready',
    size: (bytes: number) => `ZIP file, ${megabytes(bytes, 'en')}`,
    made: (moment: string) => `Made on ${moment}`,
    until: (moment: string) => `You can download it until ${moment}.`,
    download: 'Download',
    downloading: 'Preparing…',
    again: 'Make a new file',
    failed: 'We couldn’t make your file',
    failedText:
      'Nothing in your account has changed. Please try again; if it fails again, write to us.',
    retry: 'Try again'
  },
  forwarding: {
    title: 'Forward your visitors',
    text: 'After you move your website, tell us its new address. For 90 days, every page at your addresses here redirects to the same page there, even if your plan has ended.',
    address: 'Your website’s new address',
    hint: 'For example https://annroy.ca. Only you can see this.',
    missing: 'Enter your website’s new address.',
    forward: 'Forward my visitors',
    forwarding: 'Saving…',
    change: 'Change the address',
    on: (origin: string) => `Your visitors are sent to ${origin}`,
    until: (moment: string) => `Until ${moment}. Your website isn’t shown here until then.`,
    end: 'Stop forwarding',
    ending: 'Stopping…',
    started: 'Your addresses now redirect to your new website.',
    ended: 'Your visitors are no longer redirected.'
  }
}

const fr: typeof en = {
  what: 'votre fichier',
  file: {
    title: 'Tout emporter',
    text: 'Un seul fichier ZIP contient votre site Web sous forme de fichiers qui fonctionnent chez n’importe quel hébergeur, vos propres inscriptions avec leurs photos, vos clients potentiels avec leur historique, les courriels que vous avez préparés, vos textes publiés, les décisions de votre dirigeant d’agence et votre compte. Les clients potentiels et les inscriptions peuvent être importés de nouveau.',
    feeds:
      'Les inscriptions des flux de données n’y sont pas, car leur licence vaut pour votre site Web ici. N’y sont pas non plus les brouillons, les versions antérieures, ce que vous avez supprimé, le nombre de visites, les filtres enregistrés, votre équipe et vos clés pour d’autres services.',
    make: 'Créer le fichier',
    starting: 'Démarrage…',
    making: 'Nous créons votre fichier',
    makingText: 'Vous pouvez quitter cette page. Nous vous écrirons lorsque le fichier sera prêt.',
    ready: 'Votre fichier est prêt',
    size: (bytes) => `Fichier ZIP, ${megabytes(bytes, 'fr')}`,
    made: (moment) => `Créé le ${moment}`,
    until: (moment) => `Vous pouvez le télécharger jusqu’au ${moment}.`,
    download: 'Télécharger',
    downloading: 'Préparation…',
    again: 'Créer un nouveau fichier',
    failed: 'Nous n’avons pas pu créer votre fichier',
    failedText:
      'Rien n’a changé dans votre compte. Veuillez réessayer; en cas de nouvel échec, écrivez-nous.',
    retry: 'Réessayer'
  },
  forwarding: {
    title: 'Rediriger vos visiteurs',
    text: 'Une fois votre site Web déménagé, indiquez-nous sa nouvelle adresse. Pendant 90 jours, chaque page de vos adresses ici mènera à la même page là-bas, même si votre forfait est terminé.',
    address: 'Nouvelle adresse de votre site Web',
    hint: 'Par exemple https://annroy.ca. Elle n’est visible que pour vous.',
    missing: 'Entrez la nouvelle adresse de votre site Web.',
    forward: 'Rediriger mes visiteurs',
    forwarding: 'Enregistrement…',
    change: 'Changer l’adresse',
    on: (origin) => `Vos visiteurs sont redirigés vers ${origin}`,
    until: (moment) => `Jusqu’au ${moment}. D’ici là, votre site Web ne s’affiche pas ici.`,
    end: 'Arrêter la redirection',
    ending: 'Arrêt…',
    started: 'Vos adresses mènent à votre nouveau site Web.',
    ended: 'Vos visiteurs ne sont plus redirigés.'
  }
}

/** '12.5 MB', and at least 0.1. */
function megabytes(bytes: number, language: 'en' | 'fr'): string {
  const unit = new Intl.NumberFormat(`${language}-CA`, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0
  })
  return unit.format(Math.max(bytes / 1_000_000, 0.1))
}

export const takeEverythingMessages: Translated<typeof en> = { en, fr }
