import { readFile } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import { safeHtml } from '#rules/content/safe-html.ts'
import type { PostsTable } from '../content-tables.ts'
import type { TextPair } from './text-pairs.ts'

/** The blog's first posts, the oldest first; an import replaces them. */
const POSTS: [slug: string, created: string, title: TextPair, excerpt: TextPair][] = [
  [
    'domain-name',
    '2025-11-12',
    [
      'Choosing a domain name that still fits in ten years',
      'Choisir un nom de domaine qui conviendra encore dans dix ans'
    ],
    [
      'Your name, your area or your brokerage? What a Canadian agent should weigh before buying a domain, and why .ca is worth it.',
      'Votre nom, votre secteur ou votre agence? Ce qu’un courtier canadien devrait considérer avant d’acheter un domaine, et pourquoi le .ca en vaut la peine.'
    ]
  ],
  [
    'name-servers',
    '2025-12-03',
    [
      'Name servers, explained over one coffee',
      'Les serveurs de noms, expliqués le temps d’un café'
    ],
    [
      'What happens when you change two lines at your registrar, why it can take 48 hours, and what to do about your email first.',
      'Ce qui se passe quand vous changez deux lignes chez votre registraire, pourquoi cela peut prendre 48 heures, et ce qu’il faut d’abord faire pour vos courriels.'
    ]
  ],
  [
    'spring-market',
    '2026-01-21',
    [
      'Getting your website ready for the spring market',
      'Préparer votre site Web pour le marché du printemps'
    ],
    [
      'A two-hour list for January: the pages buyers read first, the photos to replace and the forms to test.',
      'Une liste de deux heures pour janvier : les pages que les acheteurs lisent en premier, les photos à remplacer et les formulaires à essayer.'
    ]
  ],
  [
    'casl',
    '2026-02-11',
    [
      'CASL for agents: when you may send that email',
      'La LCAP pour les courtiers : quand pouvez-vous envoyer ce courriel?'
    ],
    [
      'Express consent, implied consent and the six-month clock on an inquiry. What Canada’s anti-spam law means for your follow-ups.',
      'Consentement exprès, consentement tacite et délai de six mois après une demande de renseignements. Ce que la loi canadienne anti-pourriel signifie pour vos suivis.'
    ]
  ],
  [
    'neighbourhood-pages',
    '2026-03-05',
    [
      'Neighbourhood pages that people actually read',
      'Des pages de quartier que les gens lisent vraiment'
    ],
    [
      'A neighbourhood page is more than a list of schools. How to write one that answers what buyers ask in the car.',
      'Une page de quartier, c’est plus qu’une liste d’écoles. Comment en écrire une qui répond à ce que les acheteurs demandent dans l’auto.'
    ]
  ],
  [
    'french-first',
    '2026-04-02',
    [
      'Selling in Quebec: French first, and done well',
      'Vendre au Québec : en français d’abord, et comme il faut'
    ],
    [
      'What the Charter of the French Language asks of your website, and how to run two languages without doing everything twice.',
      'Ce que la Charte de la langue française exige de votre site Web, et comment tenir deux langues sans tout faire en double.'
    ]
  ],
  [
    'photos',
    '2026-04-30',
    [
      'Twelve photos sell a house better than forty',
      'Douze photos vendent mieux une maison que quarante'
    ],
    [
      'Order, light and honesty: how to choose listing photos for a buyer who looks at them on a phone in a line-up.',
      'L’ordre, la lumière et l’honnêteté : comment choisir les photos d’une inscription pour un acheteur qui les regarde sur son téléphone dans une file d’attente.'
    ]
  ],
  [
    'response-time',
    '2026-05-28',
    [
      'The first hour: answering a lead before it cools',
      'La première heure : répondre à une demande avant qu’elle refroidisse'
    ],
    [
      'An inquiry cools quickly. A routine that lets one person answer first, without a call centre.',
      'Une demande refroidit vite. Une routine qui permet à une seule personne de répondre en premier, sans centre d’appels.'
    ]
  ],
  [
    'idx-vow',
    '2026-06-25',
    [
      'IDX and VOW: what your board will ask you to sign',
      'IDX et VOW : ce que votre chambre immobilière vous fera signer'
    ],
    [
      'Two feeds, and an agreement for each. A plain guide to showing your board’s listings on your own site.',
      'Deux flux, et une entente pour chacun. Un guide tout simple pour montrer les inscriptions de votre chambre sur votre propre site Web.'
    ]
  ],
  [
    'first-home',
    '2026-08-06',
    [
      'Explaining the First Home Savings Account to your buyers',
      'Expliquer le CELIAPP à vos acheteurs'
    ],
    [
      'Clients ask their agent before they ask their bank. How the FHSA, the Home Buyers’ Plan and the rebates work, in words you can reuse.',
      'Les clients posent la question à leur courtier avant de la poser à leur banque. Le CELIAPP, le RAP et les remboursements, expliqués dans des mots que vous pouvez reprendre.'
    ]
  ],
  [
    'winter-listing',
    '2026-09-17',
    [
      'Listing in winter: what to shovel, light and say',
      'Vendre en hiver : quoi pelleter, quoi éclairer et quoi dire'
    ],
    [
      'January has fewer buyers, and they mean it. How to show a house at minus twenty, and what to say about the heating bill.',
      'En janvier, les acheteurs sont moins nombreux, mais sérieux. Comment montrer une maison à moins vingt, et quoi dire de la facture de chauffage.'
    ]
  ],
  [
    'trial-month',
    '2026-10-22',
    [
      'What to do with a free month of your own website',
      'Que faire d’un mois gratuit avec votre propre site Web'
    ],
    [
      'Thirty days go by quickly. A four-week plan, so that you know at the end whether it brings you business.',
      'Trente jours passent vite. Un plan de quatre semaines, pour que vous sachiez à la fin s’il vous amène des clients.'
    ]
  ]
]

export function readPosts(): Promise<Insertable<PostsTable>[]> {
  return Promise.all(
    POSTS.map(async ([slug, created, [post_title], [post_excerpt]], index) => ({
      post_id: index + 1,
      post_title,
      post_excerpt,
      post_main_image: null,
      post_description: await readBody(slug),
      created: `${created}T14:00:00.000Z`
    }))
  )
}

export async function readPostsInFrench(): Promise<TextPair[]> {
  const pairs = await Promise.all(
    POSTS.map(async ([slug, , title, excerpt]): Promise<TextPair[]> => [
      title,
      excerpt,
      [await readBody(slug), await readBody(`fr/${slug}`)]
    ])
  )
  return pairs.flat()
}

async function readBody(name: string): Promise<string> {
  const file = new URL(`./posts/${name}.html`, import.meta.url)
  return safeHtml(await readFile(file, 'utf8'))
}
