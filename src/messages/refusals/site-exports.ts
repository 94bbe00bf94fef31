import type { ForwardingProblem } from '#rules/websites/forwarding.ts'
import type { Translated } from '../language.ts'

/** Why there is no file to download, and why a website can't be forwarded. */
const en = {
  noFile: 'This file isn’t here any more. Please make another one.',
  linkEnded: 'This link has expired. Press Download in your dashboard to get another one.',
  address: {
    host: 'Enter a public domain name, for example https://annroy.ca.',
    https: 'Your new website needs a secure address, one that begins with https://.',
    path: 'Enter the address without a path: every page keeps its own path there.',
    unreadable: 'This isn’t a web address. Enter one like https://annroy.ca.'
  } satisfies Record<ForwardingProblem, string>,
  ours: 'This is one of our own addresses. Enter the one where your website is now.',
  stillHere:
    'This address still points to your website here. Point the domain at your new host first.',
  taken: 'Another agent’s website here has this address.'
}

const fr: typeof en = {
  noFile: 'Ce fichier n’est plus ici. Veuillez en créer un autre.',
  linkEnded:
    'Ce lien a expiré. Appuyez sur Télécharger dans votre tableau de bord pour en obtenir un autre.',
  address: {
    host: 'Entrez un nom de domaine public, par exemple https://annroy.ca.',
    https: 'Votre nouveau site Web doit avoir une adresse sécurisée, qui commence par https://.',
    path: 'Entrez l’adresse sans chemin : chaque page y garde le sien.',
    unreadable: 'Ce n’est pas une adresse Web. Entrez-en une comme https://annroy.ca.'
  },
  ours: 'Cette adresse est une des nôtres. Entrez celle où se trouve maintenant votre site Web.',
  stillHere:
    'Cette adresse pointe encore vers votre site Web hébergé ici. Faites d’abord pointer le domaine vers votre nouvel hébergeur.',
  taken: 'Cette adresse est celle du site Web d’une autre personne, hébergé ici.'
}

export const siteExportRefusals: Translated<typeof en> = { en, fr }
