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

export const sampleMessages: Translated<typeof en> = { en }
