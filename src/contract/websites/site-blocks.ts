import * as v from 'valibot'
import { siteContentValidation } from '#messages/validation/site-content.ts'
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

const AboutBlock = v.object({
  ...common,
  type: v.literal('about'),
  title: Line,
  text: RichText,
  picture: optionalPicture,
  button
})

/** The homes come from the listings, not from the content. */
const HomesBlock = v.object({ ...common, type: v.literal('homes'), title: Line, note: Line })
const SearchBlock = v.object({ ...common, type: v.literal('search'), title: Line })

const AreasBlock = v.object({
  ...common,
  type: v.literal('areas'),
  title: Line,
  areas: entries({
    name: Line,
    note: Line,
    picture: optionalPicture,
    /** A drawing, shown where there is no picture. */
    vignette: v.optional(v.string(), '')
  })
})

const TestimonialsBlock = v.object({
  ...common,
  type: v.literal('testimonials'),
  title: Line,
  testimonials: entries({ words: Line, who: Line, where: Line })
})

const QuestionsBlock = v.object({
  ...common,
  type: v.literal('questions'),
  title: Line,
  questions: entries({ question: Line, answer: RichText })
})

const TextBlock = v.object({ ...common, type: v.literal('text'), title: Line, text: RichText })

const PictureTextBlock = v.object({
  ...common,
  type: v.literal('picture-text'),
  title: Line,
  text: RichText,
  picture: optionalPicture,
  side: v.optional(v.picklist(['left', 'right']), 'left'),
  button
})

const GalleryBlock = v.object({
  ...common,
  type: v.literal('gallery'),
  title: Line,
  pictures: entries({ picture: SitePicture, caption: Line })
})

const VideoBlock = v.object({
  ...common,
  type: v.literal('video'),
  title: Line,
  url: videoUrl,
  /** Shown until the video is pressed. */
  still: optionalPicture
})

const FiguresBlock = v.object({
  ...common,
  type: v.literal('figures'),
  title: Line,
  figures: entries({ value: Line, label: Line })
})

const ActionBlock = v.object({
  ...common,
  type: v.literal('action'),
  title: Line,
  text: Line,
  button
})

const ContactBlock = v.object({ ...common, type: v.literal('contact'), title: Line, note: Line })
const ValuationBlock = v.object({
  ...common,
  type: v.literal('valuation'),
  title: Line,
  note: Line
})

const OfficeBlock = v.object({
  ...common,
  type: v.literal('office'),
  title: Line,
  hours: entries({ days: Line, hours: Line })
})

const LogosBlock = v.object({
  ...common,
  type: v.literal('logos'),
  title: Line,
  logos: entries({ picture: SitePicture, name: Line })
})

/** The agent's newest posts. */
const PostsBlock = v.object({ ...common, type: v.literal('posts'), title: Line })

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
  LogosBlock,
  PostsBlock
])
export type SiteBlock = v.InferOutput<typeof SiteBlock>
export type BlockType = SiteBlock['type']
export type BlockOf<Type extends BlockType> = Extract<SiteBlock, { type: Type }>
