import type { Translated } from '../language.ts'

const en = {
  title: 'Setup Name Servers',
  description: 'A guide to finishing the name server setup, with what to click at your registrar.',
  picture: 'A signpost with two boards that point to a house',
  contents: {
    before: 'Before you change anything',
    change: 'Change the name servers',
    registrars: 'At your registrar',
    check: 'Press DNS Check',
    troubles: 'Troubleshooting'
  }
}

const fr: typeof en = {
  title: 'Configurer les serveurs de noms',
  description:
    'Un guide pour terminer la configuration des serveurs de noms, avec les endroits où cliquer chez votre registraire.',
  picture: 'Un poteau indicateur dont les deux panneaux pointent vers une maison',
  contents: {
    before: 'Avant de changer quoi que ce soit',
    change: 'Changer les serveurs de noms',
    registrars: 'Chez votre registraire',
    check: 'Appuyer sur « Vérifier le DNS »',
    troubles: 'Dépannage'
  }
}

export const nameServerMessages: Translated<typeof en> = { en, fr }
