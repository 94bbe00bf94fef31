import { guideClaims } from '../claims/guides.ts'
import type { Translated } from '../language.ts'

/** The whole way from nothing to a website with the agent's own domain; each step says where it is done. */
const en = {
  title: 'The whole setup in twelve steps',
  lede: 'From an empty plot to a house with its lights on, in one afternoon or over a week.',
  steps: {
    register: {
      title: 'Stake out your plot',
      text: 'Register with your name, email, phone number and a password. Then open the email we send you and follow its link, so we know the address is yours.',
      link: 'Register'
    },
    template: {
      title: 'Choose a template',
      text: 'Setup starts with the templates. Look at each one in full, then press the one you like and continue. You can switch to another one at any time, later on your dashboard too.',
      link: 'See the designs'
    },
    address: {
      title: 'Name your address',
      text: 'Give your website a name and enter your domain, for example yourname.ca. We’ll tell you right away whether you can use it. Add your logo if you have one.',
      link: undefined
    },
    introduction: {
      title: 'Introduce yourself',
      text: 'Your name as it appears on your licence, a ten-digit phone number, your email, your designation and a photo. A bright portrait, shoulders up, works best.',
      link: undefined
    },
    brokerage: {
      title: 'Add your brokerage',
      text: 'Its legal name, phone, fax, email, address and logo. Most provinces require it to be clearly readable on every page; your website takes care of that.',
      link: undefined
    },
    plan: {
      title: 'Pick a plan',
      text: 'Pay yearly, half-yearly or monthly. The longer the period, the less you pay per month. If you have a coupon code, press Apply and watch the price.',
      link: 'Compare the plans'
    },
    payment: {
      title: 'Pay, or start the free trial',
      text: 'Choose your province and we’ll work out the taxes. Enter your card. A trial charges nothing for 30 days; either way, the summary shows the full amount before you press the button.',
      link: undefined
    },
    domain: {
      title: 'Connect your domain',
      text: 'Once your website is open, your dashboard shows two ways to bring your domain to it, and what happens to your email. It takes ten minutes, and the guide tells you what to click.',
      link: 'Setup Name Servers'
    },
    dnsCheck: {
      title: 'Press DNS Check',
      text: guideClaims.en.domainActive,
      link: 'Open the dashboard'
    },
    googleKeys: {
      title: 'Add your Google keys',
      text: guideClaims.en.secretKeys,
      link: 'Setup Google Keys'
    },
    listings: {
      title: 'Sign your board’s agreements',
      text: guideClaims.en.signNow,
      link: 'Agent Data Agreement'
    },
    open: {
      title: 'Open the door',
      text: 'Send yourself a message through the contact form, look at every page on your phone, and put the address on your cards, signs and flyers. Refer a colleague and save on your next bill.',
      link: 'Refer & Earn'
    }
  }
}

export const twelveStepsMessages: Translated<typeof en> = { en }
