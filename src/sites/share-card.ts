import type { SitePicture } from '#contract/websites/site-fields.ts'
import type { SitePage } from '#contract/websites/site-content.ts'
import {
  SHARED_BLOG,
  SHARED_LISTINGS,
  sharedListing,
  sharedPost,
  sharePath
} from '#rules/websites/share-path.ts'
import type { ShownHome } from './agent-site.ts'
import { streetDrawing } from './drawings.ts'
import { pageTitle } from './pages/page-title.ts'
import { paletteOf, typefaceOf } from './templates/template.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { ShareCard } from './site-renderer.ts'
import type { SiteView } from './view.ts'

export const SHARE_SIZE = { width: 1200, height: 630 } as const

export function shareCard(view: SiteView, page: SitePage): ShareCard {
  return card(view, { id: page.id, title: pageTitle(view), photo: firstPicture(page) })
}

export function postCard(view: SiteView, post: ShownPost): ShareCard {
  return card(view, { id: sharedPost(post.post_id), title: post.title, photo: post.cover })
}

export function blogCard(view: SiteView): ShareCard {
  return card(view, { id: SHARED_BLOG, title: view.words.blog, photo: null })
}

export function listingCard(
  view: SiteView,
  { listing_id, photo }: ShownHome,
  title: string
): ShareCard {
  return card(view, { id: sharedListing(listing_id), title, photo })
}

export function listingsCard(view: SiteView, title: string): ShareCard {
  return card(view, { id: SHARED_LISTINGS, title, photo: null })
}

type Shared = { id: string; title: string; photo: SitePicture | null }

function card(view: SiteView, { id, photo: own, title }: Shared): ShareCard {
  const { brokerage, content, language, name, scene, template } = view
  const [ground, ink, accent] = paletteOf(template, content.palette).swatch
  const photo = own ?? content.salesman_image
  const drawn = {
    title,
    name,
    brokerage,
    faces: typefaceOf(template, content.typeface).faces.split(', '),
    ground,
    ink,
    accent,
    photo: photo && { sha256: photo.sha256, width: photo.width },
    street: streetDrawing(template.hour, scene),
    sky: template.sky
  }
  return { ...drawn, path: sharePath({ language, page: id }, drawn) }
}

function firstPicture(page: SitePage): SitePicture | null {
  for (const block of page.blocks) {
    if (!block.hidden && 'picture' in block && block.picture) return block.picture
  }
  return null
}
