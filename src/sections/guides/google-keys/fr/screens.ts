import { EXAMPLE_DOMAIN } from '../../example.ts'
import { screen } from '../../screen.ts'
import {
  buttons,
  choice,
  copyable,
  entry,
  field,
  heading,
  menu,
  remark,
  tick
} from '../../screen-rows.ts'

export const newSite = screen('google.com/recaptcha/admin/create', [
  heading('Enregistrer un nouveau site'),
  field('Libellé', EXAMPLE_DOMAIN),
  choice('Basé sur un score (v3)', { chosen: true }),
  choice('Défi (v2)'),
  field('Domaines', EXAMPLE_DOMAIN, { marked: true }),
  buttons(['Annuler', 'Envoyer'], 'Envoyer')
])

export const bothKeys = screen(
  'google.com/recaptcha/admin',
  [
    heading('Ajout de reCAPTCHA à votre site'),
    copyable('Clé du site', '6Lc_aCMTAAAAABx7u2W0…', 'Copier'),
    copyable('Clé secrète', '6Lc_aCMTAAAAAFSV7qHf…', 'Copier')
  ],
  1
)

export const newProject = screen(
  'console.cloud.google.com',
  [
    heading('Nouveau projet'),
    field('Nom du projet', 'Site Web Amara Osei'),
    buttons(['Créer', 'Annuler'], 'Créer')
  ],
  2
)

export const library = screen(
  'API et services › Bibliothèque',
  [
    heading('Maps JavaScript API'),
    remark('Google · Google Maps pour sites Web'),
    buttons(['Activer', 'Essayer cette API'], 'Activer'),
    entry('Maps JavaScript API', 'Activée', { good: true }),
    entry('Geocoding API', 'Suivante', {})
  ],
  3
)

export const newKey = screen(
  'API et services › Identifiants',
  [
    menu(['Clé API', 'ID client OAuth', 'Compte de service'], 'Clé API'),
    copyable('Clé API créée', 'AIzaSyB3x0J2p9…', 'Copier'),
    buttons(['Fermer', 'Modifier la clé API'], 'Modifier la clé API')
  ],
  1
)

export const restriction = screen('Identifiants › Modifier la clé API', [
  heading('Restrictions relatives aux applications'),
  choice('Sites Web', { chosen: true }),
  field('Restrictions de sites Web', `https://${EXAMPLE_DOMAIN}/*`, { marked: true }),
  heading('Restrictions relatives aux API'),
  choice('Restreindre la clé', { chosen: true }),
  tick('Maps JavaScript API'),
  tick('Geocoding API'),
  buttons(['Enregistrer', 'Annuler'], 'Enregistrer')
])

export const secretKeys = screen(
  'Votre tableau de bord › Réglages',
  [
    menu(['Clés secrètes'], 'Clés secrètes'),
    field('Clé reCAPTCHA', '6Lc_aCMTAAAAABx7u2W0…'),
    field('Clé secrète reCAPTCHA', '6Lc_aCMTAAAAAFSV7qHf…'),
    field('Clé Google Maps', 'AIzaSyB3x0J2p9…'),
    buttons(['Enregistrer'], 'Enregistrer')
  ],
  2
)

export const measurement = screen(
  'analytics.google.com › Administration',
  [
    heading('Détails du flux Web'),
    entry('URL du flux', `https://${EXAMPLE_DOMAIN}`),
    copyable('ID de mesure', 'G-7K2MAPLE4X', 'Copier')
  ],
  3
)

export const verification = screen(
  'search.google.com/search-console',
  [
    heading('Valider la propriété'),
    choice('Balise HTML', { chosen: true }),
    copyable('Balise Meta', '<meta name="google-site-…', 'Copier'),
    buttons(['Plus tard', 'Valider'], 'Valider')
  ],
  1
)
