import type { Chance } from './chance.ts'
import type { Structure } from './structures.ts'

type Said = {
  language: 'en' | 'fr'
  structure: Structure
  area: string
  bedrooms: number
  feet: number
  hasParking: boolean
}

/** Public remarks as an agent of an invented home would write them. */
export function remarksOf(
  { area, bedrooms, feet, hasParking, language, structure }: Said,
  chance: Chance
): string {
  const texts = TEXTS[language]
  const name = structure.name[language]
  return [
    texts.first(name, area, bedrooms),
    chance.one(texts.kitchen),
    chance.one(structure.interest === 'Freehold' ? texts.yard : texts.building),
    texts.size(feet),
    ...(hasParking ? [texts.parking] : []),
    chance.one(texts.last)
  ].join(' ')
}

const TEXTS = {
  en: {
    first: (name: string, area: string, bedrooms: number) =>
      bedrooms === 0
        ? `A bright studio ${name} in ${area}.`
        : `A well-kept ${bedrooms}-bedroom ${name} in ${area}.`,
    kitchen: [
      'The kitchen opens to the dining room and has gas, a deep sink and room for two cooks.',
      'The kitchen was renewed in 2021 with quartz counters and soft-close drawers.',
      'An eat-in kitchen faces the morning sun.'
    ],
    yard: [
      'The fenced yard has a maple for shade and a shed for bicycles.',
      'A covered back porch looks onto a garden with raised beds.',
      'The yard faces south and backs onto a lane.'
    ],
    building: [
      'The building has a gym, a guest suite and an active residents’ board.',
      'A quiet, well-run building with a roof garden and bicycle storage.',
      'The balcony takes in the evening light; the lobby was redone last year.'
    ],
    size: (feet: number) => `About ${feet} square feet.`,
    parking: 'Parking is included.',
    last: [
      'Steps to transit, schools and a Saturday market.',
      'Close to parks, a library and good bread.',
      'Flexible closing. Ask for the home inspection report.'
    ]
  },
  fr: {
    first: (name: string, area: string, bedrooms: number) =>
      bedrooms === 0
        ? `Studio lumineux (${name}) à ${area}.`
        : `À ${area}, ${name} de ${bedrooms} chambres, bien entretenue par ses propriétaires.`,
    kitchen: [
      'La cuisine, rénovée en 2021, s’ouvre sur la salle à manger.',
      'Grande cuisine avec îlot et comptoirs de quartz.',
      'Cuisine ensoleillée où l’on mange en famille.'
    ],
    yard: [
      'La cour clôturée est ombragée par un érable et dotée d’un cabanon.',
      'Galerie couverte donnant sur un potager.',
      'Cour orientée au sud, sans voisin à l’arrière.'
    ],
    building: [
      'Immeuble tranquille avec terrasse sur le toit et rangement pour vélos.',
      'Le balcon reçoit la lumière du soir; hall refait l’an dernier.'
    ],
    size: (feet: number) => `Environ ${feet} pieds carrés.`,
    parking: 'Stationnement inclus.',
    last: [
      'À quelques pas des autobus, des écoles et de la piste cyclable.',
      'Près des parcs et de la rivière. Occupation flexible.'
    ]
  }
} satisfies Record<'en' | 'fr', Texts>

type Texts = {
  first: (name: string, area: string, bedrooms: number) => string
  kitchen: [string, ...string[]]
  yard: [string, ...string[]]
  building: [string, ...string[]]
  size: (feet: number) => string
  parking: string
  last: [string, ...string[]]
}
