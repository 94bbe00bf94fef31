import type { SiteData } from '#contract/site-data.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import type { Language } from '#messages/language.ts'
import { toCad } from '#rules/money/money.ts'
import { discountedPrice } from '#rules/money/order.ts'
import {
  allDemoWebsites,
  allFaq,
  allPlans,
  allTemplates,
  allTestimonials,
  type ProvinceRow,
  provincesOn
} from '../../records/content/content.ts'
import { frenchTexts } from '../../records/content/french-texts.ts'
import { siteDataInFrench } from '../content/content-in-french.ts'
import type { PlanRow } from '../../records/billing/price-list.ts'
import type { Settings } from '../../config/settings.ts'
import type { World } from '../../services/world.ts'

/** Everything that any visitor may see, as the contract describes it; in French, what has a French text. */
export async function gatherSiteData(world: World, language: Language): Promise<SiteData> {
  const { clock, db, settings } = world
  const data: SiteData = {
    api_status: 0,
    plans: (await allPlans(db)).map(planToWire),
    faq: await allFaq(db),
    websites: await allDemoWebsites(db),
    provinces: (await provincesOn(db, clock())).map(provinceToWire),
    testimonials: await allTestimonials(db),
    templates: await allTemplates(db),
    websiteConfig: websiteConfig(settings)
  }
  return language === 'fr' ? siteDataInFrench(data, await frenchTexts(db)) : data
}

function planToWire({ plan_id, plan_name, plan_features, ...plan }: PlanRow) {
  const discounted = Object.entries(plan.discount).map(([months, percent]) => [
    months,
    toCad(discountedPrice(plan.plan_price, percent))
  ])
  return {
    plan_id,
    plan_name,
    plan_features,
    plan_price: toCad(plan.plan_price),
    setup_fee: toCad(plan.setup_fee),
    discount: plan.discount,
    discounted_price: Object.fromEntries(discounted) as Record<string, number>
  }
}

function provinceToWire({ taxes, ...province }: ProvinceRow) {
  return {
    ...province,
    total_tax: taxes.reduce((sum, { rate }) => sum + rate, 0) / 1000,
    taxes: taxes.map(({ name, rate }) => ({ name, percent: rate / 1000 }))
  }
}

function websiteConfig({ cards, humanCheck, sitesDomain, supportEmail }: Settings): WebsiteConfig {
  return {
    humanCheck:
      humanCheck.kind === 'recaptcha'
        ? { kind: 'recaptcha', siteKey: humanCheck.siteKey }
        : { kind: humanCheck.kind },
    cards:
      cards.kind === 'stripe'
        ? { kind: 'stripe', publishableKey: cards.publishableKey }
        : { kind: 'sandbox' },
    sitesDomain,
    supportEmail
  }
}
