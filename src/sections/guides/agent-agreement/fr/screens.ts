import { PRODUCT_NAME } from '../../../frame/product.ts'
import { EXAMPLE_DOMAIN } from '../../example.ts'
import { screen } from '../../screen.ts'
import { buttons, choice, entry, field, heading, menu, tick } from '../../screen-rows.ts'

export const dataLicense = screen('Votre chambre › Ententes › Data License', [
  heading('Data License Agreement'),
  field('Membre', 'Amara Osei'),
  field('Agence', 'Lakeshore Realty Brokerage'),
  field('Adresse du site Web', `https://${EXAMPLE_DOMAIN}`, { marked: true }),
  buttons(['Retour', 'Suivant'], 'Suivant')
])

export function thirdParty(supportEmail: string) {
  return screen(
    'Votre chambre › Renseignements sur le tiers',
    [
      heading('Qui reçoit les données pour vous?'),
      field('Fournisseur tiers', PRODUCT_NAME, { marked: true }),
      field('Personne-ressource', 'Soutien', { marked: true }),
      field('Adresse courriel', supportEmail, { marked: true }),
      buttons(['Retour', 'Suivant'], 'Suivant')
    ],
    1
  )
}

export const idx = screen(
  'Votre chambre › Ententes › IDX',
  [
    menu(['Data License', 'IDX', 'VOW'], 'IDX'),
    choice('Sur mon propre site Web', { chosen: true }),
    choice('Sur le site Web de mon agence'),
    tick('Nommer l’agence pour chaque propriété'),
    buttons(['Retour', 'Suivant'], 'Suivant')
  ],
  2
)

export const vow = screen(
  'Votre chambre › Ententes › VOW',
  [
    menu(['Data License', 'IDX', 'VOW'], 'VOW'),
    tick('Nom et adresse courriel des visiteurs'),
    tick('Conditions acceptées par les visiteurs'),
    tick('Visiteurs clients de l’agence'),
    buttons(['Retour', 'Faire signer'], 'Faire signer')
  ],
  3
)

export const signatures = screen('Votre chambre › Ententes › En cours', [
  heading('En attente de signatures'),
  entry('Vous', 'Signée', { good: true }),
  entry('Dirigeant d’agence', 'Signée', { good: true }),
  entry(PRODUCT_NAME, 'Signée', { good: true }),
  entry('Chambre', 'À l’étude')
])
