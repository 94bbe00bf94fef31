import type { SiteParts } from './site-parts.ts'
import { AboutBlock } from './about/about-block.tsx'
import { ActionBlock } from './action/action-block.tsx'
import { AreasBlock } from './areas/areas-block.tsx'
import { ContactBlock } from './contact/contact-block.tsx'
import { FiguresBlock } from './figures/figures-block.tsx'
import { GalleryBlock } from './gallery/gallery-block.tsx'
import { HomesBlock } from './homes/homes-block.tsx'
import { LogosBlock } from './logos/logos-block.tsx'
import { PaymentBlock } from './calculator/payment-block.tsx'
import { TransferTaxBlock } from './calculator/transfer-tax-block.tsx'
import { OfficeBlock } from './office/office-block.tsx'
import { PictureTextBlock } from './picture-text/picture-text-block.tsx'
import { PostsBlock } from './posts/posts-block.tsx'
import { QuestionsBlock } from './questions/questions-block.tsx'
import { SearchBlock } from './search/search-block.tsx'
import { TestimonialsBlock } from './testimonials/testimonials-block.tsx'
import { TextBlock } from './text/text-block.tsx'
import { ValuationBlock } from './valuation/valuation-block.tsx'
import { VideoBlock } from './video/video-block.tsx'
import { HomeFilter } from './search/home-filter.tsx'

/** Every block that a page may have. */
export const EVERY_BLOCK: Omit<Required<SiteParts>, 'Hero'> = {
  Search: HomeFilter,
  blocks: {
    about: AboutBlock,
    action: ActionBlock,
    areas: AreasBlock,
    contact: ContactBlock,
    figures: FiguresBlock,
    gallery: GalleryBlock,
    homes: HomesBlock,
    logos: LogosBlock,
    office: OfficeBlock,
    payment: PaymentBlock,
    'picture-text': PictureTextBlock,
    posts: PostsBlock,
    questions: QuestionsBlock,
    search: SearchBlock,
    testimonials: TestimonialsBlock,
    text: TextBlock,
    'transfer-tax': TransferTaxBlock,
    valuation: ValuationBlock,
    video: VideoBlock
  }
}
