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

const fr: typeof en = {
  title: 'Modèles',
  numbered: (page) => `Modèles, page ${page}`,
  description: productClaims.fr.designs,
  websites: 'Sites Web de démonstration',
  pages: 'Pages de modèles',
  none: {
    text: 'Les sites Web de nos courtiers figureront ici. D’ici là, parcourez nos modèles.',
    template: {
      shown: (name) => `Voir le modèle ${name}`,
      spoken: ', s’ouvre dans un nouvel onglet'
    },
    link: 'Soyez la première personne à emménager'
  },
  screenshot: (agent) => `Site Web : ${agent}`,
  view: {
    shown: 'Voir le site Web',
    spoken: (agent) => `(${agent}), s’ouvre dans un nouvel onglet`
  },
  take: { shown: 'Prendre le modèle', spoken: (agent) => `(${agent})` }
}

export const designMessages: Translated<typeof en> = { en, fr }
