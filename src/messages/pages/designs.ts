import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

const en = {
  title: 'Designs',
  numbered: (page: number) => `Designs, page ${page}`,
  description: productClaims.en.designs,
  websites: 'Demo websites',
  pages: 'Pages of designs',
  none: {
    text: 'Our agents’ websites will be listed here. Until then, walk through our templates.',
    template: {
      shown: (name: string) => `See the ${name} template`,
      spoken: ', opens in a new tab'
    },
    link: 'Be the first to move in'
  },
  screenshot: (agent: string) => `${agent}’s website`,
  view: { shown: 'View Website', spoken: (agent: string) => `of ${agent}, opens in a new tab` },
  take: { shown: 'Get Template', spoken: (agent: string) => `of ${agent}` }
}

export const designMessages: Translated<typeof en> = { en }
