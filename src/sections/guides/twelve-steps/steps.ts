import { paths } from '#rules/paths.ts'

/** The whole way from nothing to a website that brings leads; each step says where it is done. */
export type WayStep = { title: string; text: string; link?: { name: string; path: string } }

export const waySteps: readonly WayStep[] = [
  {
    title: 'Stake out your plot',
    text: 'Register with your name, email, phone number and a password. Then open the email we send you and follow its link, so that we know the address is yours.',
    link: { name: 'Register', path: paths.register }
  },
  {
    title: 'Choose a template',
    text: 'The setup starts with the templates. Look at each in full, press the one you like and go on. Colours, words and pictures can be changed later.',
    link: { name: 'See the designs', path: paths.designs }
  },
  {
    title: 'Name your address',
    text: 'Give your website a name and enter your domain, for example yourname.ca. We tell you at once whether it can be used. Add your logo if you have one.'
  },
  {
    title: 'Introduce yourself',
    text: 'Your name as it appears on your licence, a ten-digit phone number, your email, your designation and a photo. A bright portrait, shoulders up, works best.'
  },
  {
    title: 'Add your brokerage',
    text: 'Its legal name, phone, fax, email, address and logo. Most provinces ask that it can be read clearly on every page; your website sees to that.'
  },
  {
    title: 'Pick a plan',
    text: 'Pay by the year, the half year or the month. The longer, the less a month costs. If you have a coupon code, press Apply and watch the price.',
    link: { name: 'Compare the plans', path: paths.pricing }
  },
  {
    title: 'Pay, or start the free trial',
    text: 'Choose your province, and the taxes are worked out. Enter your card. A trial charges nothing for 30 days; either way the summary shows the whole amount before you press.'
  },
  {
    title: 'Connect your domain',
    text: 'Copy the two name servers from your dashboard and enter them where you bought your domain. It takes ten minutes, and the guide says what to click.',
    link: { name: 'Setup Name Servers', path: paths.nameServerGuide }
  },
  {
    title: 'Press DNS Check',
    text: 'An hour or two later, press DNS Check on your dashboard. When the domain status says Active, your website is at home at its own address.',
    link: { name: 'Open the dashboard', path: paths.dashboard }
  },
  {
    title: 'Add your Google keys',
    text: 'One key for the map and two against robots in your forms, pasted under Settings › Secret Keys. They are yours and work on your domain only.',
    link: { name: 'Setup Google Keys', path: paths.googleKeysGuide }
  },
  {
    title: 'Get the listings',
    text: 'Sign your board’s Data License, IDX and VOW agreements, with us as the third-party provider. Your broker signs too, and the search fills with homes.',
    link: { name: 'Agent Data Agreement', path: paths.agentAgreementGuide }
  },
  {
    title: 'Open the door',
    text: 'Send yourself a message through the contact form, try the search on your phone, and put the address on your cards, signs and mail. Refer a colleague and save on your next bill.',
    link: { name: 'Refer & Earn', path: paths.referEarn }
  }
]
