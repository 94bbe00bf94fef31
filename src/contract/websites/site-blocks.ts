import * as v from 'valibot'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { says } from '../schema-message.ts'
import {
  entries,
  Line,
  optionalPicture,
  partId,
  RichText,
  SiteButton,
  SitePicture
} from './site-fields.ts'

/** The blocks that pages are made of. The foot with name, title and brokerage is not a block, so it can't be removed. */

const common = { id: partId, hidden: v.optional(v.boolean(), false) }
const button = v.optional(v.nullable(SiteButton), null)

/** A block with a title and these fields. */
function titled<Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) {
  return v.object({ ...common, type: v.literal(type), title: Line, ...fields })
}

/** A YouTube or Vimeo page; the player loads only when it is pressed. */
const videoUrl = v.union(
  [
    v.literal(''),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]{11}|youtu\.be\/[\w-]{11}|vimeo\.com\/\d{1,12})$/
      )
    )
  ],
  says(siteContentValidation, (t) => t.video)
)

/** Percent a year, as the agent typed it: '4.89'. */
const assumedRate = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(|\d{1,2}([.,]\d{1,3})?)$/,
    says(siteContentValidation, (t) => t.rate)
  )
)

const assumedOn = v.pipe(
  v.string(),
  v.check(
    (day) => day === '' || (/^\d{4}-\d{2}-\d{2}$/.test(day) && isOnCalendar(day)),
    says(siteContentValidation, (t) => t.day)
  )
)

const HeroBlock = v.object({
  ...common,
  type: v.literal('hero'),
  headline: Line,
  intro: Line,
  /** Said above the headline, such as in a language of the neighbourhood. */
  greeting: v.optional(v.nullable(v.object({ words: v.string(), lang: v.string() })), null),
  picture: optionalPicture,
  button
})

const AboutBlock = titled('about', { text: RichText, picture: optionalPicture, button })

/** The homes come from the listings, not from the content. */
const HomesBlock = titled('homes', { note: Line })
const SearchBlock = titled('search', {})

const AreasBlock = titled('areas', {
  areas: entries({
    name: Line,
    note: Line,
    picture: optionalPicture,
    /** A drawing, shown where there is no picture. */
    vignette: v.optional(v.string(), '')
  })
})

const TestimonialsBlock = titled('testimonials', {
  testimonials: entries({ words: Line, who: Line, where: Line })
})

const QuestionsBlock = titled('questions', {
  questions: entries({ question: Line, answer: RichText })
})

const TextBlock = titled('text', { text: RichText })

const PictureTextBlock = titled('picture-text', {
  text: RichText,
  picture: optionalPicture,
  side: v.optional(v.picklist(['left', 'right']), 'left'),
  button
})

const GalleryBlock = titled('gallery', {
  pictures: entries({ picture: SitePicture, caption: Line })
})

const VideoBlock = titled('video', {
  url: videoUrl,
  /** Shown until the video is pressed. */
  still: optionalPicture
})

const FiguresBlock = titled('figures', { figures: entries({ value: Line, label: Line }) })

const ActionBlock = titled('action', { text: Line, button })

const ContactBlock = titled('contact', { note: Line })
const ValuationBlock = titled('valuation', { note: Line })

/** The rate is the agent's assumption of a day; without both, visitors type their own. */
const PaymentBlock = titled('payment', {
  note: Line,
  rate: v.optional(assumedRate, ''),
  rate_on: v.optional(assumedOn, '')
})

const TransferTaxBlock = titled('transfer-tax', { note: Line })

const OfficeBlock = titled('office', { hours: entries({ days: Line, hours: Line }) })

const LogosBlock = titled('logos', { logos: entries({ picture: SitePicture, name: Line }) })

/** The agent's newest posts. */
const PostsBlock = titled('posts', {})

export const SiteBlock = v.variant('type', [
  HeroBlock,
  AboutBlock,
  HomesBlock,
  SearchBlock,
  AreasBlock,
  TestimonialsBlock,
  QuestionsBlock,
  TextBlock,
  PictureTextBlock,
  GalleryBlock,
  VideoBlock,
  FiguresBlock,
  ActionBlock,
  ContactBlock,
  ValuationBlock,
  OfficeBlock,
  PaymentBlock,
  TransferTaxBlock,
  LogosBlock,
  PostsBlock
])
export type SiteBlock = v.InferOutput<typeof SiteBlock>
export type BlockType = SiteBlock['type']
export type BlockOf<Type extends BlockType> = Extract<SiteBlock, { type: Type }>
