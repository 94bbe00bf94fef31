import type { Insertable } from 'kysely'
import type { TestimonialsTable } from '../content-tables.ts'
import type { TextPair } from './text-pairs.ts'

/** Sample testimonials of the demo agents. */
const SAMPLES: [name: string, designation: string, website: string, review: string][] = [
  [
    'Amara Osei',
    'Sales representative, Toronto',
    '/demo/amara-osei',
    'I wrote a page for every neighbourhood I work in. Two buyers had read theirs twice before they wrote to me.'
  ],
  [
    'Luc Tremblay',
    'Courtier immobilier, Montréal',
    '/demo/luc-tremblay',
    'Mon site parle français comme mes clients. L’installation a pris un après-midi, domaine compris.'
  ],
  [
    'Erin Walsh',
    'Associate broker, St. John’s',
    '/demo/erin-walsh',
    'I list houses by the harbour; a web designer I am not. I filled in six steps and had a site my mother calls fancy.'
  ],
  [
    'Jaspreet Gill',
    'Personal real estate corporation, Surrey',
    '/demo/jaspreet-gill',
    'I changed the headline from my phone between two showings. It was on the site before I had parked.'
  ],
  [
    'Mei Chen',
    'Real estate agent, Richmond',
    '/demo/mei-chen',
    'My clients write from the page about the street they want. I read it on my phone and call them back.'
  ]
]

export const testimonials: Insertable<TestimonialsTable>[] = SAMPLES.map(
  ([name, designation, website, review], index) => ({
    testimonial_id: index + 1,
    review,
    reviewer_image: '',
    name,
    designation,
    website,
    position: index + 1
  })
)

/** What Luc Tremblay says is in French in the first place. */
export const testimonialsInFrench: TextPair[] = [
  ['Sales representative, Toronto', 'Représentante en immobilier, Toronto'],
  [
    'I wrote a page for every neighbourhood I work in. Two buyers had read theirs twice before they wrote to me.',
    'J’ai écrit une page pour chaque quartier où je travaille. Deux acheteurs avaient lu la leur deux fois avant de m’écrire.'
  ],
  ['Courtier immobilier, Montréal', 'Courtier immobilier, Montréal'],
  [
    'Mon site parle français comme mes clients. L’installation a pris un après-midi, domaine compris.',
    'Mon site parle français comme mes clients. L’installation a pris un après-midi, domaine compris.'
  ],
  ['Associate broker, St. John’s', 'Courtière associée, St. John’s'],
  [
    'I list houses by the harbour; a web designer I am not. I filled in six steps and had a site my mother calls fancy.',
    'Je vends des maisons près du port; je ne conçois pas de sites Web. J’ai rempli six étapes et obtenu un site que ma mère trouve chic.'
  ],
  ['Personal real estate corporation, Surrey', 'Société immobilière personnelle, Surrey'],
  [
    'I changed the headline from my phone between two showings. It was on the site before I had parked.',
    'J’ai changé le titre depuis mon téléphone entre deux visites. Il était sur le site avant que je sois stationné.'
  ],
  ['Real estate agent, Richmond', 'Courtière immobilière, Richmond'],
  [
    'My clients write from the page about the street they want. I read it on my phone and call them back.',
    'Mes clients m’écrivent depuis la page de la rue qui les intéresse. Je lis leur message sur mon téléphone et je les rappelle.'
  ]
]
