import { emailToken } from '#panel/actions/leads/email-tokens.ts'
import { PLAIN_STYLES_PATH } from '#panel/hosting/plain-page.ts'
import { PROBE_PATH } from '#panel/services/dns/reach.ts'
import { makePreview } from '#panel/actions/websites/site-previews.ts'
import { unsubscribePath } from '#rules/leads/unsubscribe-path.ts'
import { SHARED_BLOG, sharedPost, sharePath } from '#rules/websites/share-path.ts'
import { SITE_FORM_PATH, SITE_FORM_TOKEN_PATH } from '#rules/websites/site-form.ts'
import { MEDIA_FORMATS } from '#rules/websites/site-media.ts'
import { previewPath } from '#rules/websites/preview-path.ts'
import type { startHosting } from '../hosting.ts'
import { addLead } from '../lead-emails.ts'
import { pictureBytes } from '../pictures.ts'
import { siteContent } from '../site-content.ts'
import { openBlog } from '../site-posts.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
export type Tenant = Awaited<ReturnType<typeof newTenant>>

export const MARKERS = ['Quokkaworth', 'Zephyrine', 'Bramblefast'] as const
/** A picture that two agents uploaded: one hash on both websites. */
const SHARED_SHA256 = 'f'.repeat(64)

/** A website whose every text, picture, file, host and link has its marker. */
export async function newTenant(hosting: Hosting, at: number) {
  const marker = MARKERS[at] ?? ''
  const word = marker.toLowerCase()
  const sha256 = String(at + 1).repeat(64)
  const alt = { en: `Portrait of ${marker}`, fr: `Portrait de ${marker}` }
  const change = {
    salesman_name: `Ann ${marker}`,
    salesman_email: `ann@${word}.example`,
    salesman_designation: `${marker} Broker`,
    company_name: `${marker} Realty`,
    company_address: `1 ${marker} Street, Toronto, ON M5H 2N2`,
    website_name: `${marker} Homes`,
    city: `${marker}ville`,
    salesman_image: { sha256, width: 480, height: 270, alt },
    logo: { sha256: SHARED_SHA256, width: 160, height: 90, alt }
  }
  const { pages } = siteContent(change)
  const page = (slug: string, title: string, hidden: boolean) => ({
    id: slug,
    kind: 'own' as const,
    slug,
    title: { en: title, fr: title },
    description: { en: title, fr: title },
    hidden,
    blocks: []
  })
  const own = page(`${word}-page`, `Page of ${marker}`, false)
  const hidden = page(`${word}-hidden`, `Hidden${marker}`, true)
  const content = { ...change, pages: [...pages, own, hidden] }
  const site = await hosting.newSite(content)
  const { world } = hosting.panel
  const draft = siteContent({ ...content, salesman_name: `Draft${marker}` })
  await world.db
    .updateTable('sites')
    .set({ draft: JSON.stringify(draft) })
    .where('website_id', '=', site.website_id)
    .execute()
  for (const [hash, widths] of [
    [sha256, [160, 480]],
    [SHARED_SHA256, [160]]
  ] as const) {
    await addPicture(hosting, { website_id: site.website_id, sha256: hash, widths, marker })
  }
  const blog = await openBlog(hosting.panel, site)
  const written = { description: `About ${marker}`, body: `<p>Read by ${marker}.</p>` }
  await blog.publish({ ...written, slug: 'news', title: `News of ${marker}` })
  const post = { slug: `${word}-post`, title: `Post of ${marker}` }
  const { post_id } = await blog.publish({ ...written, ...post })
  await blog.publish({ ...written, language: 'fr', slug: 'avis', title: `Avis de ${marker}` })
  await blog.save({ ...written, slug: `${word}-draft`, title: `Hidden${marker}` })
  const former = `former-${word}.ca`
  await world.db
    .insertInto('site_hosts')
    .values({ host: former, website_id: site.website_id, kind: 'former' })
    .execute()
  const { token } = await makePreview(world, site.website_id)
  const unsubscribe = unsubscribePath(await sendBulkEmail(hosting, site, marker))
  const routes = [
    '/',
    '/fr',
    '/about',
    '/fr/about',
    '/contact',
    '/privacy',
    `/${word}-page`,
    `/fr/${word}-page`,
    `/${word}-hidden`,
    `/blog/${word}-post`,
    `/blog/${word}-draft`,
    ...['webp', 'jpeg'].map((format) => `/_site/media/${sha256}-160.${format}`),
    ...[`${word}-page`, sharedPost(post_id)].map((page) => sharePath({ language: 'en', page }, '')),
    unsubscribe,
    `/hooks/unsubscribe/${unsubscribe.split('/').at(-1)}`,
    previewPath(token),
    `${previewPath(token)}about`,
    `${previewPath(token)}blog/${word}-post`,
    `${previewPath(token)}${word}-page`
  ]
  return { ...site, former, marker, preview: previewPath(token), routes, sha256, unsubscribe, word }
}

/** An email to a reader of this website; the token that it can be unsubscribed from with. */
async function sendBulkEmail(
  { panel }: Hosting,
  { website_id }: { website_id: number },
  marker: string
): Promise<string> {
  const email = `reader@${marker.toLowerCase()}.example`
  const lead_id = await addLead(panel, website_id, { name: `Reader ${marker}`, email })
  const { bulk_email_id } = await panel.world.db
    .insertInto('bulk_emails')
    .values({
      website_id,
      lead_id,
      email_hash: `hash of ${marker}`,
      language: 'en',
      place: 1,
      due_at: new Date('2030-01-01')
    })
    .returning('bulk_email_id')
    .executeTakeFirstOrThrow()
  return emailToken(panel.world, 'unsubscribe', bulk_email_id)
}

async function addPicture(
  { panel }: Hosting,
  picture: { website_id: number; sha256: string; widths: readonly number[]; marker: string }
): Promise<void> {
  const { marker, sha256, website_id, widths } = picture
  const { db } = panel.world
  const media = { website_id, sha256, width: 480, height: 270, bytes: 9, created: new Date() }
  await db.insertInto('site_media').values(media).execute()
  // What follows a picture's end is not drawn.
  const jpeg = await pictureBytes('jpeg')
  for (const width of widths) {
    for (const format of MEDIA_FORMATS) {
      const bytes = Buffer.concat([jpeg, Buffer.from(`picture of ${marker} as ${format}`)])
      await db
        .insertInto('site_media_files')
        .values({ website_id, sha256, width, format, bytes })
        .execute()
    }
  }
}

/** Paths that every host has, or none; a visitor finds the same at each website, with its own words. */
export const COMMON_ROUTES = [
  '/nowhere',
  '/fr/rien',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/icon.svg',
  '/blog',
  '/blog/news',
  '/blog/page/2',
  '/fr/blog',
  '/fr/blog/avis',
  '/feed.xml',
  '/fr/feed.xml',
  '/homes',
  '/areas',
  '/fr/contact',
  '/fr/homes',
  '/fr/areas',
  '/fr/privacy',
  '/?sent=contact',
  '/?sent=contact.contact',
  SITE_FORM_TOKEN_PATH,
  SITE_FORM_PATH,
  '/contact/callback',
  '/contact/showing/12-elm-street-riverdale',
  '/fr/contact/home/12-elm-street-riverdale',
  '/_site/drawings/portrait-amara-osei.svg',
  '/_site/assets/none.css',
  '/_site/preview/guess/',
  '/_site/unsubscribe/guess',
  sharePath({ language: 'fr', page: 'home' }, ''),
  sharePath({ language: 'en', page: SHARED_BLOG }, ''),
  PROBE_PATH,
  PLAIN_STYLES_PATH,
  '/_site/media/none.webp',
  `/_site/media/${SHARED_SHA256}-160.webp`,
  '/api/general/siteData',
  '/api/user/site',
  '/hooks/publish',
  '/hooks/publish/1',
  '/hooks/inbound-email',
  '/editor',
  '/dashboard',
  '/mailbox',
  '/metrics',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/pricing',
  '/_astro/page.js'
]
