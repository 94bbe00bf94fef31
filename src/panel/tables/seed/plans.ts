import type { Insertable } from 'kysely'
import type { PlansTable } from '../price-tables.ts'

/** Sample plans; an owner's import replaces them. Prices in cents. */
const DISCOUNT = JSON.stringify({ 1: 0, 6: 10, 12: 20 })

export const plans: Insertable<PlansTable>[] = [
  {
    plan_id: 1,
    plan_name: 'Starter',
    plan_price: 4900,
    setup_fee: 9900,
    discount: DISCOUNT,
    position: 1,
    plan_features: JSON.stringify([
      {
        title: 'Your website',
        features: [
          'One template of your choice',
          'Your own domain with a certificate',
          'Up to 25 featured listings',
          'English or French'
        ]
      },
      { title: 'Leads', features: ['Contact and showing requests', 'Leads by email, at once'] },
      { title: 'Support', features: ['Assisted setup', 'Email support, two business days'] }
    ])
  },
  {
    plan_id: 2,
    plan_name: 'Professional',
    plan_price: 7900,
    setup_fee: 9900,
    discount: DISCOUNT,
    position: 2,
    plan_features: JSON.stringify([
      {
        title: 'Your website',
        features: [
          'Every template, switched any time',
          'Your own domain with a certificate',
          'Unlimited listings',
          'Two languages side by side',
          'Neighbourhood pages'
        ]
      },
      {
        title: 'Leads',
        features: [
          'Advanced search with saved searches',
          'CRM with follow-up reminders',
          'Home evaluation requests',
          'Monthly report'
        ]
      },
      { title: 'Marketing', features: ['Search engine basics done for you', 'Ad landing pages'] },
      { title: 'Support', features: ['Assisted setup', 'Email and calls back, next business day'] }
    ])
  },
  {
    plan_id: 3,
    plan_name: 'Brokerage',
    plan_price: 14_900,
    setup_fee: 9900,
    discount: DISCOUNT,
    position: 3,
    plan_features: JSON.stringify([
      {
        title: 'Your website',
        features: [
          'Everything in Professional',
          'Pages for up to 15 agents',
          'Office pages with maps and hours',
          'Your brokerage’s own colours'
        ]
      },
      {
        title: 'Leads',
        features: [
          'Leads shared out by area or in turn',
          'One CRM for the whole team',
          'Export at any time'
        ]
      },
      {
        title: 'Marketing',
        features: ['Search engine audit each quarter', 'Email campaigns', 'Ad landing pages']
      },
      { title: 'Support', features: ['A named contact', 'Email and calls back, same business day'] }
    ])
  }
]
