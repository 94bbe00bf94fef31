import { ofInFrench } from '#rules/french-elision.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type Facts = { name: string; brokerage: string; contact: string; product: string }

/** The privacy page of a new website: paragraphs under their headings, as plain text. */
export const PRIVACY_WORDS: Readonly<
  Record<SiteLanguage, (facts: Facts) => { heading: string; text: string }[]>
> = {
  en: ({ brokerage, contact, name, product }) => [
    {
      heading: 'What is stored',
      text: 'When you send a form on this website, we store what you wrote in it: your name, your email address, your phone number, your message and, where the form asks for them, the property, and a day and time that suit you. We also store the page you sent it from, its language, the date and time, which website or advertisement brought you here, and, if you agreed to news and offers, the text that you agreed to.'
    },
    {
      heading: 'What is counted',
      text: 'We count how often each page is opened, by day, and which website linked to it. The count has no cookie, no IP address and nothing else about you. If your browser asks for Global Privacy Control, we don’t count where you came from, and we store a form without the page or website that you saw before it.'
    },
    {
      heading: 'Where it is stored, and who receives it',
      text: `It is stored by ${product}, which hosts this website, and ${name} of ${brokerage} receives it by email.`
    },
    {
      heading: 'Who is in charge, and your choices',
      text: `${name} is in charge of the personal information that is sent through this website. To see what you sent, or to have it corrected or removed, ${contact}.`
    }
  ],
  fr: ({ brokerage, contact, name, product }) => [
    {
      heading: 'Ce qui est conservé',
      text: 'Lorsque vous envoyez un formulaire de ce site Web, nous conservons ce que vous y avez écrit : votre nom, votre adresse courriel, votre numéro de téléphone, votre message et, lorsque le formulaire les demande, la propriété ainsi qu’un jour et une heure qui vous conviennent. Nous conservons aussi la page d’où vous l’avez envoyé, sa langue, la date et l’heure, le site Web ou l’annonce qui vous a mené ici et, si vous avez accepté les nouvelles et les offres, le texte que vous avez accepté.'
    },
    {
      heading: 'Ce qui est compté',
      text: 'Nous comptons combien de fois chaque page est ouverte, par jour, et quel site Web y a mené. Ce compte ne contient ni témoin, ni adresse IP, ni aucun autre renseignement sur vous. Si votre navigateur demande le « Global Privacy Control », nous ne comptons pas d’où vous venez, et nous conservons un formulaire sans la page ou le site Web que vous avez vu auparavant.'
    },
    {
      heading: 'Où, et qui le reçoit',
      text: `Ces renseignements sont conservés par ${product}, qui héberge ce site Web, et ${name}, ${ofInFrench(brokerage)}, les reçoit par courriel.`
    },
    {
      heading: 'La personne responsable et vos choix',
      text: `${name} est responsable des renseignements personnels envoyés au moyen de ce site Web. Pour consulter ce que vous avez envoyé, le faire corriger ou le faire supprimer, ${contact}.`
    }
  ]
}

/** How to reach the agent, as the end of a sentence. */
export const CONTACT_BY: Readonly<
  Record<SiteLanguage, (ways: { email: string; phone: string }) => string>
> = {
  en({ email, phone }) {
    const ways = [email && `write to ${email}`, phone && `call ${phone}`]
    return ways.filter(Boolean).join(' or ') || 'use the form on the contact page'
  },
  fr({ email, phone }) {
    const ways = [email && `écrivez à ${email}`, phone && `appelez au ${phone}`]
    return ways.filter(Boolean).join(' ou ') || 'utilisez le formulaire de la page Me joindre'
  }
}
