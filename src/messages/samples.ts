import type { Translated } from './language.ts'

/** What tells samples from agents' own content, by how much of a section is samples. */
const en = {
  websites: {
    all: 'Sample websites. The agents and brokerages are made up.',
    some: 'Some of these are sample websites of made-up agents.',
    none: undefined
  },
  reviews: {
    all: 'Sample reviews. The agents and their words are made up.',
    some: 'Some of these are sample reviews of made-up agents.',
    none: undefined
  },
  brokerages: {
    own: 'The brokerages of our agents',
    samples: 'The made-up brokerages of our sample agents'
  },
  designs: {
    all: 'Sample websites of made-up agents. Walk through them, and take the template you like for your own.',
    some: 'Agents’ websites and samples. Walk through them, and take the template you like for your own.',
    none: 'Real websites you can walk through. Take the template you like for your own.'
  },
  template: (name: string) => `${name} template`
}

const fr: typeof en = {
  websites: {
    all: 'Exemples de sites Web. Les courtiers et les agences sont fictifs.',
    some: 'Certains de ces sites Web sont des exemples au nom de courtiers fictifs.',
    none: undefined
  },
  reviews: {
    all: 'Exemples d’avis. Les courtiers et leurs propos sont fictifs.',
    some: 'Certains de ces avis sont des exemples attribués à des courtiers fictifs.',
    none: undefined
  },
  brokerages: {
    own: 'Les agences de nos courtiers',
    samples: 'Les agences fictives de nos courtiers d’exemple'
  },
  designs: {
    all: 'Des exemples de sites Web au nom de courtiers fictifs. Parcourez-les et prenez le modèle qui vous plaît pour le vôtre.',
    some: 'Des sites Web de courtiers et des exemples. Parcourez-les et prenez le modèle qui vous plaît pour le vôtre.',
    none: 'De vrais sites Web que vous pouvez parcourir. Prenez le modèle qui vous plaît pour le vôtre.'
  },
  template: (name) => `Modèle ${name}`
}

export const sampleMessages: Translated<typeof en> = { en, fr }
