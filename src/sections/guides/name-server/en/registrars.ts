import type { Registrar } from '../registrar.ts'

/** The registrars that Canadian agents use. */
export const registrars: readonly Registrar[] = [
  {
    name: 'GoDaddy',
    signIn: 'https://dcc.godaddy.com',
    clicks: [
      'Sign in, open your name at the top right, then My Products, then Domains.',
      'Press your domain, then the tab DNS, then Nameservers.',
      'Press Change Nameservers and choose I’ll use my own nameservers.',
      'Replace the name servers listed there with the two and press Save.',
      'Tick the consent and press Continue. If Domain Protection is on, GoDaddy sends you a code first.'
    ]
  },
  {
    name: 'Namecheap',
    signIn: 'https://www.namecheap.com/myaccount/login/',
    clicks: [
      'Sign in and open Domain List on the left.',
      'Press Manage beside your domain.',
      'In the Nameservers section, choose Custom DNS from the list.',
      'Type one name server on each line.',
      'Press the green check mark at the end of the line, or nothing is saved.'
    ]
  },
  {
    name: 'Webnames.ca',
    signIn: 'https://www.webnames.ca',
    clicks: [
      'Press Login and sign in, then open My Account and your list of domains.',
      'Press your domain to open its details.',
      'Find the section Name Servers (DNS) and press Edit.',
      'Choose to use other name servers, type the two and leave the IP addresses empty.',
      'Press Update.'
    ]
  },
  {
    name: 'Rebel.ca',
    signIn: 'https://www.rebel.ca',
    clicks: [
      'Sign in and press Domain Manager.',
      'Press your domain to open its page.',
      'Scroll to Nameservers and choose custom nameservers.',
      'Type the two name servers and clear any further lines.',
      'Press Save Changes at the bottom of the page.'
    ]
  },
  {
    name: 'Hover',
    signIn: 'https://www.hover.com/signin',
    clicks: [
      'Sign in and press your domain.',
      'On the tab Overview find Nameservers and press Edit.',
      'Delete Hover’s two names, ns1.hover.com and ns2.hover.com.',
      'Type the two name servers of your dashboard.',
      'Press Save Nameservers.'
    ]
  },
  {
    name: 'easyDNS',
    signIn: 'https://cp.easydns.com',
    clicks: [
      'Sign in and press manage beside your domain.',
      'On the domain’s overview find Nameservers and press edit.',
      'Remove the dns1 to dns4 names of easyDNS, all of them.',
      'Type the two name servers of your dashboard.',
      'Press Next, read the summary and press Confirm.'
    ]
  },
  {
    name: 'Squarespace Domains',
    signIn: 'https://account.squarespace.com/domains',
    clicks: [
      'Sign in and press your domain in the list.',
      'Press DNS, then Domain Nameservers.',
      'If DNSSEC is on, turn it off first, on the page DNSSEC.',
      'Press Use custom nameservers and type the two name servers.',
      'Press Save and enter the code that Squarespace sends you.'
    ],
    remark: 'Domains bought at Google Domains are here now, under the same Google sign-in.'
  },
  {
    name: 'Web Hosting Canada (WHC)',
    signIn: 'https://clients.whc.ca',
    clicks: [
      'Sign in and open Domains, then My Domains.',
      'Press the domain, then Nameservers.',
      'Choose Use custom nameservers.',
      'Type the two name servers and clear the other lines.',
      'Press Change Nameservers.'
    ]
  },
  {
    name: 'HostPapa',
    signIn: 'https://www.hostpapa.ca',
    clicks: [
      'Sign in to your dashboard and open My Domains.',
      'Press the domain, then Nameservers.',
      'Choose custom nameservers.',
      'Type the two name servers and clear the other lines.',
      'Save the change.'
    ]
  },
  {
    name: 'Wix',
    signIn: 'https://manage.wix.com/account/domains',
    clicks: [
      'Domains bought at Wix can only use the name servers of Wix.',
      'Open Domains, press the three dots beside the domain and choose Transfer away from Wix.',
      'Move it to any registrar on this list; that takes five to seven days. Then change the name servers there.'
    ],
    remark: 'A domain that is only connected to Wix was bought elsewhere: change it there.'
  },
  {
    name: 'Cloudflare',
    signIn: 'https://dash.cloudflare.com',
    clicks: [
      'Bought at another registrar, and only its DNS is at Cloudflare? Then change the name servers at that registrar, and delete the site at Cloudflare once your domain is Active.',
      'Bought at Cloudflare Registrar? It can’t leave Cloudflare’s own name servers. Write to us before you do anything: we’ll tell you whether your account can release the domain to ours or whether it’s better to move it.'
    ]
  }
]
