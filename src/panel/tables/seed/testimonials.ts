import type { Insertable } from 'kysely'
import type { TestimonialsTable } from '../content-tables.ts'

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
    'Realtor, Richmond',
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
