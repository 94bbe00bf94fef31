import { EXAMPLE_DOMAIN, EXAMPLE_NAME_SERVERS, EXAMPLE_SITES_DOMAIN } from '../../example.ts'
import { screen } from '../../screen.ts'
import { buttons, choice, copyable, entry, field, heading, menu } from '../../screen-rows.ts'

const [first, second] = EXAMPLE_NAME_SERVERS

export const opened = screen('Votre tableau de bord › Accueil', [
  heading('Votre domaine'),
  entry('Votre site Web est ouvert à', `amara-osei.${EXAMPLE_SITES_DOMAIN}`, { good: true })
])

export const dashboard = screen('Votre tableau de bord › Accueil', [
  heading('Votre site Web'),
  entry('Domaine', EXAMPLE_DOMAIN),
  copyable('Serveur de noms 1', first, 'Copier'),
  copyable('Serveur de noms 2', second, 'Copier')
])

export const registrar = screen(
  'Votre registraire › Domaine › Serveurs de noms',
  [
    choice('Nos serveurs de noms par défaut'),
    choice('Mes propres serveurs de noms', { chosen: true }),
    field('Serveur de noms 1', first, { marked: true }),
    field('Serveur de noms 2', second, { marked: true }),
    buttons(['Annuler', 'Enregistrer'], 'Enregistrer')
  ],
  1
)

export const secured = screen(
  'Votre registraire › Domaine › DNS avancé',
  [
    menu(['Enregistrements', 'DNSSEC', 'Transfert'], 'DNSSEC'),
    entry('DNSSEC', 'Activé'),
    buttons(['Garder', 'Désactiver'], 'Désactiver')
  ],
  2
)

export const checked = screen(
  'Votre tableau de bord › Accueil',
  [
    heading('Votre site Web'),
    entry('Domaine', EXAMPLE_DOMAIN),
    entry('État du domaine', 'Actif', { good: true }),
    buttons(['Vérifier le DNS'], 'Vérifier le DNS')
  ],
  3
)
