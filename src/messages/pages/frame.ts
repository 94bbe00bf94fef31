import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

const claims = productClaims.en

/** What stands around every page: header, menus, footer, banners and labels of landmarks. */
const en = {
  defaultDescription: claims.description,
  skip: 'Skip to content',
  toasts: 'Messages',
  contactNow: 'Contact Now',
  links: {
    about: 'About',
    blog: 'Blog',
    contact: 'Contact',
    cookiePolicy: 'Cookie Policy',
    designs: 'Designs',
    faq: 'FAQ',
    home: 'Home',
    howToSetup: 'How to Setup',
    plans: 'Plans',
    pricing: 'Pricing',
    privacyPolicy: 'Privacy Policy'
  },
  mainNavigation: 'Main',
  menu: { name: 'Menu', close: 'Close the menu' },
  account: {
    continueRegistration: 'Continue Registration',
    dashboard: 'Dashboard',
    login: 'Login',
    logout: 'Logout',
    register: 'Register'
  },
  offer: {
    label: 'Offer',
    name: 'Early bird',
    text: claims.earlyBird,
    link: 'See plans'
  },
  footer: {
    about: claims.builds,
    cookieSettings: 'Cookie settings',
    /** The year is the specification's. */
    copyright: (product: string) => `© 2022 ${product}. All rights reserved.`,
    followUs: 'Follow us',
    goodToKnow: 'Good to know',
    quickLinks: 'Quick links'
  },
  callback: { title: 'Get in touch with us', submit: 'Request a callback' },
  cookies: {
    label: 'Cookies',
    purpose: claims.browserNotes,
    noTracking: claims.noTracking,
    policy: 'Cookie Policy',
    accepted: 'You accepted this.',
    declined: 'You declined this.',
    accept: 'Accept',
    decline: 'Decline'
  },
  loadFailed: {
    text: 'This part of the page couldn’t load. Check your connection and reload the page.',
    reload: 'Reload'
  },
  needsScript: {
    dashboard: 'The dashboard needs JavaScript.',
    editor: 'The editor needs JavaScript.',
    form: 'This form needs JavaScript.',
    page: 'This page needs JavaScript.',
    setup: 'Setting up your website needs JavaScript.',
    switchOn: { before: 'Please turn it on, or ', link: 'write to us', after: '.' },
    writeTo: { before: 'Please write to ', after: '.' }
  },
  breadcrumb: 'Breadcrumb',
  numberedPages: { first: 'First', last: 'Last', page: 'Page ' },
  blogFeed: (product: string) => `${product} blog`,
  sharedPicture: (title: string) => `${title}, above a street of Canadian houses`,
  organization: {
    country: 'Canada',
    description: claims.builds,
    support: 'customer support'
  }
}

export const frameMessages: Translated<typeof en> = { en }
