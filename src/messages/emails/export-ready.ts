import type { Translated } from '../language.ts'

const en = {
  subject: 'Your account’s files are ready to download',
  heading: 'Your file is ready',
  text: 'One file has your website, homes, people, texts and account. README.html in it says where each part goes.',
  until: (day: string) =>
    `You can download it from your dashboard until ${day}. After that, we remove it, and you can make another one at any time.`,
  button: 'Open the download',
  note: 'If you didn’t ask for this file, change your password: nobody can download it without logging in to your account.'
}

const fr: typeof en = {
  subject: 'Les fichiers de votre compte sont prêts à télécharger',
  heading: 'Votre fichier est prêt',
  text: 'Un seul fichier contient votre site Web, vos inscriptions, vos clients potentiels, vos textes et votre compte. Le fichier README.html qui s’y trouve explique où va chaque partie.',
  until: (day) =>
    `Vous pouvez le télécharger depuis votre tableau de bord jusqu’au ${day}. Nous le supprimerons ensuite, et vous pourrez en créer un autre en tout temps.`,
  button: 'Ouvrir le téléchargement',
  note: 'Si vous n’avez pas demandé ce fichier, changez votre mot de passe : personne ne peut le télécharger sans se connecter à votre compte.'
}

export const exportReadyMessages: Translated<typeof en> = { en, fr }
