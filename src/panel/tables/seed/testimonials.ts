import type { Insertable } from 'kysely'
import type { TestimonialsTable } from '../content-tables.ts'

/** Sample testimonials of the demo agents. */
const SAMPLES: [name: string, designation: string, website: string, review: string][] = [
  [
    'Amara Osei',
    'Sales representative, Toronto',
    '/demo/amara-osei',
    'Two buyers found me through the neighbourhood pages in the first month. Both had read them twice before they wrote.'
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
    'The reminder to call back after a showing is worth the price by itself. I used to keep them on paper.'
  ],
  [
    'Mei Chen',
    'Realtor, Richmond',
    '/demo/mei-chen',
    'My clients read English or Chinese, often both in one family. One site serves all of them.'
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
