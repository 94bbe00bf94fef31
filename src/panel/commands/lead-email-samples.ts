import type { EmailData } from '../actions/emails/emails.ts'

/** Samples of the emails about leads. */
export const LEAD_EMAIL_SAMPLES = {
  'lead-received': {
    kind: 'lead-received',
    form: 'showing',
    name: 'Jean-Sébastien Desrosiers-Laflamme',
    email: 'jean-sebastien.desrosiers-laflamme@immobilier-cap-blanc.example',
    phone: '4185550142',
    address: '',
    preferred_time: 'Saturday after 2 p.m.',
    message: 'Hello Amara,\n\nWe are looking for a house with a garden near High Park.',
    home: {
      title: 'Brick semi with a garden suite',
      address: '41 Glendale Avenue',
      area: 'High Park',
      price: '$1,289,000',
      beds: 4,
      baths: 3
    },
    page: 'https://amara-osei-homes.maplekey.example/contact/showing/41-glendale-avenue-high-park',
    consent: 'Yes, Amara Osei of Lakeshore Realty may also email me real estate news and offers.',
    verified: true,
    language: 'en'
  },
  'lead-received-callback': {
    kind: 'lead-received',
    form: 'callback',
    name: 'Ola',
    email: '',
    phone: '4165550142',
    address: '',
    message: '',
    page: 'https://amara-osei-homes.maplekey.example/contact/callback',
    consent: '',
    verified: true,
    isTest: true,
    language: 'en'
  },
  'lead-received-french': {
    kind: 'lead-received',
    form: 'valuation',
    name: 'Nguyễn Thị Minh Khai',
    email: 'minh.khai@exemple.ca',
    phone: '',
    address: '120, rue Saint-Paul, Québec',
    message: '',
    page: 'https://luc-tremblay.maplekey.example/',
    consent: '',
    verified: false,
    language: 'fr'
  }
} satisfies Record<string, EmailData>
