import type { Insertable } from 'kysely'
import { planClaims } from '#messages/claims/plans.ts'
import { productClaims } from '#messages/claims/product.ts'
import type { PlansTable } from '../price-tables.ts'
import { textPairs, type TextPair } from './text-pairs.ts'

/** Sample plans; an owner's import replaces them. Prices in cents. */
const DISCOUNT = JSON.stringify({ 1: 0, 6: 10, 12: 20 })

const claims = planClaims.en

const LIMITS = [
  { languages: 1, pages: 5 },
  { languages: 2, pages: 15 },
  { languages: 2, pages: 30, members: 15 }
] as const

export const plans: Insertable<PlansTable>[] = [
  {
    plan_id: 1,
    plan_name: 'Starter',
    plan_price: 4900,
    setup_fee: 9900,
    discount: DISCOUNT,
    position: 1,
    ...websiteOf(LIMITS[0])
  },
  {
    plan_id: 2,
    plan_name: 'Professional',
    plan_price: 7900,
    setup_fee: 9900,
    discount: DISCOUNT,
    position: 2,
    ...websiteOf(LIMITS[1])
  },
  {
    plan_id: 3,
    plan_name: 'Brokerage',
    plan_price: 14_900,
    setup_fee: 9900,
    discount: DISCOUNT,
    position: 3,
    ...websiteOf(LIMITS[2])
  }
]

/** A plan's limits, and the list of features that names them. */
function websiteOf(limits: { languages: 1 | 2; pages: number; members?: number }) {
  const { languages, members, pages } = limits
  const features = [
    {
      title: 'Your website',
      features: [
        claims.hosted,
        languages === 1 ? claims.oneLanguage : claims.twoLanguages,
        claims.ownPages(pages),
        claims.freeAddress,
        claims.ownDomain,
        claims.templates,
        claims.builder,
        claims.blog
      ]
    },
    { title: 'Leads', features: [claims.contactForm, claims.searchEngines, claims.shared] },
    {
      title: 'CRM',
      features: [
        claims.crm,
        claims.answers,
        claims.campaigns,
        claims.files,
        claims.report,
        claims.connectors
      ]
    },
    ...(members === undefined
      ? []
      : [
          {
            title: 'Team',
            features: [
              claims.members(members),
              claims.sharedLeads,
              claims.rights,
              claims.accessLog,
              claims.leaving
            ]
          }
        ]),
    { title: 'Support', features: [productClaims.en.assistedSetup, claims.support] }
  ]
  return { limits: JSON.stringify(limits), plan_features: JSON.stringify(features) }
}

export const plansInFrench: TextPair[] = [
  ['Your website', 'Votre site Web'],
  ['Leads', 'Demandes de clients'],
  ['CRM', 'Gestion des clients'],
  ['Team', 'Équipe'],
  ['Support', 'Soutien'],
  ...textPairs(planClaims),
  ...textPairs(productClaims),
  ...LIMITS.flatMap((limits): TextPair[] => [
    [claims.ownPages(limits.pages), planClaims.fr.ownPages(limits.pages)],
    ...('members' in limits
      ? [[claims.members(limits.members), planClaims.fr.members(limits.members)] as const]
      : [])
  ])
]
