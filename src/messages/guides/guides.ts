import type { Translated } from '../language.ts'

/** What every guide and the lists of guides have in common. */
const en = {
  page: {
    title: 'How to Setup',
    description:
      'Guides for setting up your website: Google keys, name servers, your board’s data agreement, and the whole setup in twelve steps.',
    lede: 'Three things to do outside your dashboard. Each guide names every click.'
  },
  trail: { home: 'Home', howToSetup: 'How to Setup' },
  contents: 'In this guide',
  lastModified: 'Last modified',
  minutes: (count: number) => `About ${count} minutes`,
  moreHelp: 'More help',
  stuck: {
    title: 'Stuck?',
    before: 'Write to ',
    after: ' and tell us which step you’re on. A screenshot helps; never send a password.'
  },
  otherGuides: 'Other guides',
  troubleshooting: 'Troubleshooting',
  screen: {
    chosen: (name: string) => `${name}, chosen`,
    pressed: (name: string) => `the button ${name}`,
    inMenu: (name: string) => `${name} in the menu`,
    ticked: (name: string) => `${name}, ticked`,
    value: (name: string, value: string) => `${name}: ${value}`
  },
  signInAt: (registrar: string) => `Sign in at ${registrar}`
}

export const guideMessages: Translated<typeof en> = { en }
