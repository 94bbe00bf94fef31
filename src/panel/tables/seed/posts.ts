import { readFile } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import { safeHtml } from '#rules/content/safe-html.ts'
import type { PostsTable } from '../content-tables.ts'

/** The blog's first posts, the oldest first; an import replaces them. */
const POSTS: [slug: string, created: string, title: string, excerpt: string][] = [
  [
    'domain-name',
    '2025-11-12',
    'Choosing a domain name that still fits in ten years',
    'Your name, your area or your brokerage? What a Canadian agent should weigh before buying a domain, and why .ca is worth it.'
  ],
  [
    'name-servers',
    '2025-12-03',
    'Name servers, explained over one coffee',
    'What happens when you change two lines at your registrar, why it can take 48 hours, and what to do about your email first.'
  ],
  [
    'spring-market',
    '2026-01-21',
    'Getting your website ready for the spring market',
    'A two-hour list for January: the pages buyers read first, the photos to replace and the forms to test.'
  ],
  [
    'casl',
    '2026-02-11',
    'CASL for agents: when you may send that email',
    'Express consent, implied consent and the six-month clock on an inquiry. What Canada’s anti-spam law means for your follow-ups.'
  ],
  [
    'neighbourhood-pages',
    '2026-03-05',
    'Neighbourhood pages that people actually read',
    'A neighbourhood page is more than a list of schools. How to write one that answers what buyers ask in the car.'
  ],
  [
    'french-first',
    '2026-04-02',
    'Selling in Quebec: French first, and done well',
    'What the Charter of the French Language asks of your website, and how to run two languages without doing everything twice.'
  ],
  [
    'photos',
    '2026-04-30',
    'Twelve photos sell a house better than forty',
    'Order, light and honesty: how to choose listing photos for a buyer who looks at them on a phone in a line-up.'
  ],
  [
    'response-time',
    '2026-05-28',
    'The first hour: answering a lead before it cools',
    'An inquiry cools quickly. A routine that lets one person answer first, without a call centre.'
  ],
  [
    'idx-vow',
    '2026-06-25',
    'IDX and VOW: what your board will ask you to sign',
    'Two feeds, and an agreement for each. A plain guide to showing your board’s listings on your own site.'
  ],
  [
    'first-home',
    '2026-08-06',
    'Explaining the First Home Savings Account to your buyers',
    'Clients ask their agent before they ask their bank. How the FHSA, the Home Buyers’ Plan and the rebates work, in words you can reuse.'
  ],
  [
    'winter-listing',
    '2026-09-17',
    'Listing in winter: what to shovel, light and say',
    'January has fewer buyers, and they mean it. How to show a house at minus twenty, and what to say about the heating bill.'
  ],
  [
    'trial-month',
    '2026-10-22',
    'What to do with a free month of your own website',
    'Thirty days go by quickly. A four-week plan, so that you know at the end whether it brings you business.'
  ]
]

export function readPosts(): Promise<Insertable<PostsTable>[]> {
  return Promise.all(
    POSTS.map(async ([slug, created, post_title, post_excerpt], index) => ({
      post_id: index + 1,
      post_title,
      post_excerpt,
      post_main_image: null,
      post_description: safeHtml(
        await readFile(new URL(`./posts/${slug}.html`, import.meta.url), 'utf8')
      ),
      created: `${created}T14:00:00.000Z`
    }))
  )
}
