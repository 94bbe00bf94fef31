/** Rooms as CREA's DDF names them, in lower case, and what they are called in Quebec. */
const ROOMS: Readonly<Record<string, string>> = {
  bathroom: 'Salle de bain',
  bedroom: 'Chambre',
  'cold room': 'Chambre froide',
  den: 'Boudoir',
  'dining nook': 'Dînette',
  'dining room': 'Salle à manger',
  'eating area': 'Dînette',
  ensuite: 'Salle de bain attenante',
  'exercise room': 'Salle d’exercice',
  'family room': 'Salle familiale',
  foyer: 'Hall d’entrée',
  'games room': 'Salle de jeux',
  'great room': 'Grande pièce',
  kitchen: 'Cuisine',
  laundry: 'Salle de lavage',
  'laundry room': 'Salle de lavage',
  library: 'Bibliothèque',
  'living room': 'Salon',
  loft: 'Mezzanine',
  'media room': 'Cinéma maison',
  'mud room': 'Vestibule',
  office: 'Bureau',
  other: 'Autre',
  pantry: 'Garde-manger',
  'partial bathroom': 'Salle d’eau',
  playroom: 'Salle de jeux',
  porch: 'Porche',
  'powder room': 'Salle d’eau',
  'primary bedroom': 'Chambre principale',
  'recreation room': 'Salle de jeux',
  'recreational, games room': 'Salle de jeux',
  'sitting room': 'Petit salon',
  solarium: 'Solarium',
  storage: 'Rangement',
  studio: 'Studio',
  sunroom: 'Solarium',
  'utility room': 'Salle mécanique',
  'wine cellar': 'Cave à vin',
  workshop: 'Atelier'
}

const LEVELS: Readonly<Record<string, string>> = {
  attic: 'Grenier',
  basement: 'Sous-sol',
  'fifth level': '5e étage',
  'fourth level': '4e étage',
  'ground level': 'Rez-de-chaussée',
  loft: 'Mezzanine',
  'lower level': 'Niveau inférieur',
  main: 'Rez-de-chaussée',
  'main level': 'Rez-de-chaussée',
  other: 'Autre',
  'second level': '2e étage',
  'sub-basement': 'Deuxième sous-sol',
  'third level': '3e étage',
  'upper level': 'Niveau supérieur'
}

type Named = { en: string; fr: string }

/** A feed's room in both languages; a name that isn't known stays in English alone. */
export function feedRoom(name: string): Named {
  const numbered = /^(.+?) (\d{1,2})$/.exec(name.trim())
  const french = inFrench(ROOMS, name) || inFrench(ROOMS, numbered?.[1] ?? '')
  return { en: name, fr: french && numbered ? `${french} ${numbered[2]}` : french }
}

/** A feed's level of a room, likewise. */
export function feedLevel(name: string): Named {
  return { en: name, fr: inFrench(LEVELS, name) }
}

function inFrench(names: Readonly<Record<string, string>>, name: string): string {
  const key = name.trim().toLowerCase()
  return Object.hasOwn(names, key) ? (names[key] ?? '') : ''
}
